import { addImportImages, type Import, type ProfileDetails, removeProductImages } from '@smart-art/api-client/queries';
import { createUploader, type UploadedImage, type UploadProductImages } from '@smart-art/api-client/upload';
import { fileKey } from '@smart-art/openapi/rules';
import type { FileItem } from '@smart-art/ui/file-field';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { uploadFailureMessage } from '../../uploads/upload-failure-message.ts';
import { createUploadQueue, type UploadQueue } from '../../uploads/upload-queue.ts';
import { useReconnected } from '../../uploads/use-reconnected.ts';
import { useUploadQuota } from '../../uploads/use-upload-quota.ts';
import { photographMessages as messages } from './run.messages.ts';

const megabyte = 1024 * 1024;

/** An upload queue whose items are done once the import has them, and the images stored on the server so far. */
function useImportQueue(id: string, queueRef: RefObject<UploadQueue | null>) {
  const { clients } = useServices();
  const { mutateAsync: bring } = useMutation(addImportImages(clients.product));
  const reconnected = useReconnected();
  const [stored, setStored] = useState<ReadonlyMap<File, UploadedImage>>(new Map());
  const [queue] = useState(() => {
    const send = createUploader(clients.connection);
    const uploaded = new Map<File, UploadedImage>();
    /* If only the second request fails, only that one is retried: a stored image is not uploaded twice. */
    const upload: UploadProductImages = async ([file], controls) => {
      if (!file) return [];
      const image = uploaded.get(file) ?? (await send([file], controls))[0];
      if (!image) return [];
      uploaded.set(file, image);
      setStored(new Map(uploaded));
      await bring({ id, imageIds: [image.id] });
      return [image];
    };
    return createUploadQueue({ upload, reconnected });
  });
  /* Leaving the page stops pending uploads; finished ones stay with the import. */
  useEffect(() => {
    queue.start();
    queueRef.current = queue;
    return () => {
      queueRef.current = null;
      queue.stop();
    };
  }, [queue, queueRef]);
  return { queue, stored };
}

/**
 * Uploads the photographs that the sheet names and the import lacks; reports the unmatched ones.
 * @param queueRef receives the queue, for callers that wait for it
 */
export function usePhotographs(
  { id, images }: Import,
  profile: ProfileDetails | undefined,
  queueRef: RefObject<UploadQueue | null>,
) {
  const intl = useIntl();
  const { clients } = useServices();
  const { mutate: removeFromServer } = useMutation(removeProductImages(clients.product));
  const { queue, stored } = useImportQueue(id, queueRef);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const isOffline = useSyncExternalStore(queue.subscribe, queue.isOffline);
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const quota = useUploadQuota(profile, [...stored.values()]);
  /* A stored image already counts towards the quota, even if the import does not have it yet. */
  const coming = uploads.reduce((sum, { file, size }) => sum + (file && stored.has(file) ? 0 : size), 0);
  const room = quota && { ...quota, usedBytes: quota.usedBytes + coming };

  /* Keep arrived images in the queue until the import counts them, so that choosing them again uploads nothing. */
  useEffect(() => {
    const missing = new Set(images.missing.map(fileKey));
    for (const { id: item, name, state } of uploads) {
      if (state === 'done' && !missing.has(fileKey(name))) queue.remove(item);
    }
  }, [uploads, images, queue]);

  const items = uploads.map(({ id: item, name, size, state, progress, error }): FileItem => {
    const why = state === 'failed' && { error: uploadFailureMessage(intl, error) };
    return { id: item, name, size, status: state, progress, ...why };
  });
  const size = (bytes: number) =>
    intl.formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

  const add = (files: readonly File[]) => {
    setProblem(undefined);
    const missing = new Set(images.missing.map(fileKey));
    for (const { name } of uploads) missing.delete(fileKey(name));
    const byName = new Map(files.map((file) => [fileKey(file.name), file]));
    const matching = [...byName].filter(([key]) => missing.has(key)).map(([, file]) => file);
    setUnmatched(files.filter((file) => !matching.includes(file)).map(({ name }) => name));
    const needed = matching.reduce((sum, file) => sum + file.size, 0);
    const free = room ? room.totalBytes - room.usedBytes : Number.POSITIVE_INFINITY;
    if (needed > free) {
      setProblem(intl.formatMessage(messages.notEnough, { needed: size(needed), free: size(Math.max(0, free)) }));
      return;
    }
    queue.add(matching);
  };
  const remove = (item: string) => {
    const file = uploads.find((upload) => upload.id === item)?.file;
    queue.remove(item);
    /* Fire and forget: the server deletes unused images after a day. */
    const image = file && stored.get(file);
    if (image) removeFromServer([image.id]);
  };
  return { items, room, isOffline, unmatched, problem, add, remove, retry: queue.retry };
}
