import type { ImageRecord } from '@smart-art/api-client/queries';
import { removeProductImages } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/services.ts';
import { createUploadQueue } from '../../uploads/upload-queue.ts';

export interface UploadsOptions {
  /** Those the server has already. */
  images: readonly ImageRecord[];
  /** Whether the saved work has it: then only saving takes it away. */
  isStored(imageId: string): boolean;
}

/** The photographs of the work being written: sent at once, each by itself. */
export function useUploads({ images, isStored }: UploadsOptions) {
  const { clients } = useServices();
  const { mutate: removeFromServer } = useMutation(removeProductImages(clients.product));
  const [queue] = useState(() => {
    const made = createUploadQueue({ upload: createUploader(clients.connection) });
    made.arrange(images);
    return made;
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);

  const remove = (id: string) => {
    const image = queue.snapshot().find((upload) => upload.id === id)?.image;
    queue.remove(id);
    /* Nobody waits for it: what stays behind goes after a day by itself. */
    if (image && !isStored(image.id)) removeFromServer([image.id]);
  };
  /* Leaving the page stops what is on its way. */
  useEffect(() => () => queue.stop(), [queue]);

  return { queue, uploads, remove };
}

export type Uploads = ReturnType<typeof useUploads>;
