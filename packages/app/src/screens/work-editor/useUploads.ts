import type { ImageRecord } from '@smart-art/api-client/queries';
import { removeProductImages } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import type { PictureEdit } from '@smart-art/ui/media-uploader';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/services.ts';
import { createFileKeeper } from '../../uploads/file-keeper.ts';
import { createPendingFileStore } from '../../uploads/pending-files.ts';
import { createUploadQueue, type Waiting } from '../../uploads/upload-queue.ts';
import { useReconnected } from '../../uploads/use-reconnected.ts';

export interface UploadsOptions {
  /** Images already on the server. */
  images: readonly ImageRecord[];
  /** Photographs not uploaded by an earlier visit. */
  waiting: readonly Waiting[];
  /** Whether the saved work contains the image; then it is only removed by saving. */
  isStored(imageId: string): boolean;
}

/** The photographs of the edited work: uploaded at once, one by one, and saved on the device until then. */
export function useUploads({ images, waiting, isStored }: UploadsOptions) {
  const { clients, session } = useServices();
  const queryClient = useQueryClient();
  const { mutate: removeFromServer } = useMutation(removeProductImages(clients.product));
  const reconnected = useReconnected();
  const [{ queue, keeper }] = useState(() => {
    const made = createUploadQueue({ upload: createUploader(clients.connection), reconnected });
    /* Do not upload before the component has mounted. */
    made.stop();
    made.arrange(images);
    made.resume(waiting);
    const files = createPendingFileStore(session.current()?.id ?? '');
    const keys = waiting.map(({ key }) => key);
    return { queue: made, keeper: createFileKeeper(made, files, keys) };
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const isOffline = useSyncExternalStore(queue.subscribe, queue.isOffline);
  const onDevice = useSyncExternalStore(keeper.subscribe, keeper.snapshot);

  /* Uploads use quota, so refetch the profile that contains it. */
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'uploading');
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queryClient.invalidateQueries({ queryKey: ['profile'] });
    wasBusy.current = isBusy;
  }, [isBusy, queryClient]);

  /* Fire and forget: the server deletes unused images after a day. */
  const dismiss = (image: ImageRecord | undefined) => {
    if (image && !isStored(image.id)) removeFromServer([image.id]);
  };
  const remove = (id: string) => {
    const image = queue.snapshot().find((upload) => upload.id === id)?.image;
    queue.remove(id);
    dismiss(image);
  };
  const replace = (id: string, file: File, edit: PictureEdit) => dismiss(queue.replace(id, file, edit));

  /* Leaving the page stops uploads; files saved on the device are uploaded on the next visit. */
  useEffect(() => {
    queue.start();
    return () => {
      keeper.end();
      queue.stop();
    };
  }, [queue, keeper]);

  return { queue, uploads, isOffline, onDevice, remove, replace };
}

export type Uploads = ReturnType<typeof useUploads>;
