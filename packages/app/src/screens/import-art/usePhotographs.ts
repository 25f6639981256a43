import { ApiError } from '@smart-art/api-client';
import { addImportImages, type Import, type ProfileDetails } from '@smart-art/api-client/queries';
import { createUploader, type UploadProductImages } from '@smart-art/api-client/upload';
import type { FileItem } from '@smart-art/ui/file-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { createUploadQueue } from '../../uploads/upload-queue.ts';
import { useReconnected } from '../../uploads/use-reconnected.ts';
import { useRoom } from '../../uploads/use-room.ts';
import { photographMessages as messages } from './run.messages.ts';

const megabyte = 1024 * 1024;

/** A file's name as names are compared: without case, and however its accents are written. */
const fileKey = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** A queue whose photographs have arrived when the import has them. */
function useImportQueue(id: string) {
  const { clients } = useServices();
  const { mutateAsync: bring } = useMutation(addImportImages(clients.product));
  const reconnected = useReconnected();
  const [queue] = useState(() => {
    const send = createUploader(clients.connection);
    /* Where only the second call is lost both are made again: by its key the file is stored once. */
    const upload: UploadProductImages = async (files, controls) => {
      const images = await send(files, controls);
      await bring({ id, imageIds: images.map((image) => image.id) });
      return images;
    };
    return createUploadQueue({ upload, reconnected });
  });
  /* Leaving the page stops what is on its way; what has arrived stays with the import. */
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  return queue;
}

/** Sends the photographs that the sheet names and that are not there yet; says which were left. */
export function usePhotographs({ id, images }: Import, profile: ProfileDetails | undefined) {
  const intl = useIntl();
  const queue = useImportQueue(id);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const isOffline = useSyncExternalStore(queue.subscribe, queue.isOffline);
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const told = useRoom(profile, uploads);
  const coming = uploads.reduce((sum, upload) => sum + (upload.state === 'done' ? 0 : upload.size), 0);
  const room = told && { ...told, usedBytes: told.usedBytes + coming };

  /* They are counted among those that are here. */
  useEffect(() => {
    for (const upload of uploads) if (upload.state === 'done') queue.remove(upload.id);
  }, [uploads, queue]);

  const wordsOf = (error: unknown) =>
    (error instanceof ApiError && error.errors?.files?.join(' ')) || failureWords(intl, error);
  const items = uploads.map(({ id: item, name, size, state, progress, error }): FileItem => {
    const why = state === 'failed' && { error: wordsOf(error) };
    return { id: item, name, size, status: state, progress, ...why };
  });
  const size = (bytes: number) =>
    intl.formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

  const add = (files: readonly File[]) => {
    setProblem(undefined);
    const wanted = new Set(images.missing.map(fileKey));
    for (const { name } of uploads) wanted.delete(fileKey(name));
    const byName = new Map(files.map((file) => [fileKey(file.name), file]));
    const matching = [...byName].filter(([key]) => wanted.has(key)).map(([, file]) => file);
    setUnmatched(files.filter((file) => !matching.includes(file)).map(({ name }) => name));
    const needed = matching.reduce((sum, file) => sum + file.size, 0);
    const free = room ? room.totalBytes - room.usedBytes : Number.POSITIVE_INFINITY;
    if (needed > free) {
      setProblem(intl.formatMessage(messages.notEnough, { needed: size(needed), free: size(Math.max(0, free)) }));
      return;
    }
    queue.add(matching);
  };
  return { items, room, isOffline, unmatched, problem, add, remove: queue.remove, retry: queue.retry };
}
