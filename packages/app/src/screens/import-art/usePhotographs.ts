import { ApiError } from '@smart-art/api-client';
import { addImportImages, type Import, type ProfileDetails } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import type { FileItem } from '@smart-art/ui/file-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { photographMessages as messages } from './run.messages.ts';

/** How many travel at once. */
const parallel = 2;
const megabyte = 1024 * 1024;

interface Travelling extends FileItem {
  file: File;
}

/** A file's name as names are compared: without case, and however its accents are written. */
const fileKey = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Sends the photographs that the sheet names and that are not there yet; says which were left. */
export function usePhotographs({ id, images }: Import, profile: ProfileDetails | undefined) {
  const intl = useIntl();
  const { clients } = useServices();
  const { mutateAsync: bring } = useMutation(addImportImages(clients.product));
  const [upload] = useState(() => createUploader(clients.connection));
  const [items, setItems] = useState<readonly Travelling[]>([]);
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const waiting = useRef<Travelling[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);

  const patch = (item: string, change: Partial<FileItem>) =>
    setItems((before) => before.map((one) => (one.id === item ? { ...one, ...change } : one)));
  const wordsOf = (error: unknown) =>
    (error instanceof ApiError && error.errors?.files?.join(' ')) || failureWords(intl, error);

  const send = async ({ id: item, file }: Travelling, { signal }: AbortController) => {
    patch(item, { status: 'uploading', progress: 0, error: undefined });
    try {
      const [image] = await upload([file], { signal, onProgress: (progress) => patch(item, { progress }) });
      if (!image) throw new ApiError({ kind: 'malformed', status: 201 });
      await bring({ id, imageIds: [image.id] });
      /* It is counted among those that are here. */
      setItems((before) => before.filter((one) => one.id !== item));
    } catch (error) {
      if (!signal.aborted) patch(item, { status: 'failed', error: wordsOf(error) });
    } finally {
      controllers.current.delete(item);
      next();
    }
  };
  const next = () => {
    while (controllers.current.size < parallel) {
      const item = waiting.current.shift();
      if (!item) return;
      const controller = new AbortController();
      controllers.current.set(item.id, controller);
      void send(item, controller);
    }
  };
  const size = (bytes: number) =>
    intl.formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

  const add = (files: readonly File[]) => {
    setProblem(undefined);
    const wanted = new Set(images.missing.map(fileKey));
    for (const { name } of items) wanted.delete(fileKey(name));
    const byName = new Map(files.map((file) => [fileKey(file.name), file]));
    const matching = [...byName].filter(([key]) => wanted.has(key)).map(([, file]) => file);
    setUnmatched(files.filter((file) => !matching.includes(file)).map(({ name }) => name));
    const quota = profile?.dbCurrentActiveAgreement;
    const needed = matching.reduce((sum, file) => sum + file.size, 0);
    const free = quota ? quota.quota_bytes - quota.used_bytes : Number.POSITIVE_INFINITY;
    if (needed > free) {
      setProblem(intl.formatMessage(messages.notEnough, { needed: size(needed), free: size(Math.max(0, free)) }));
      return;
    }
    const added = matching.map((file): Travelling => {
      lastId.current += 1;
      return { id: `photograph-${lastId.current}`, name: file.name, size: file.size, status: 'waiting', file };
    });
    setItems((before) => [...before, ...added]);
    waiting.current.push(...added);
    next();
  };
  const remove = (item: string) => {
    controllers.current.get(item)?.abort();
    waiting.current = waiting.current.filter((one) => one.id !== item);
    setItems((before) => before.filter((one) => one.id !== item));
  };
  const retry = (item: string) => {
    const found = items.find((one) => one.id === item && one.status === 'failed');
    if (!found) return;
    patch(item, { status: 'waiting', error: undefined });
    waiting.current.push(found);
    next();
  };
  /* Leaving the page stops what is on its way; what has arrived stays with the import. */
  useEffect(() => {
    const running = controllers.current;
    const queue = waiting;
    return () => {
      queue.current = [];
      for (const controller of running.values()) controller.abort();
    };
  }, []);
  return { items, unmatched, problem, add, remove, retry };
}
