import type { UploadedImage, UploadProductImages } from '@smart-art/api-client/upload';

/** A photograph on its way to the work it will belong to. */
export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The file, for its preview and another try; absent for one restored from a draft. */
  file?: File;
  /** What the server stored. */
  image?: UploadedImage;
  /** Why it failed. */
  error?: unknown;
}

export interface UploadQueueOptions {
  upload: UploadProductImages;
  /** How many travel at once. */
  parallel?: number;
}

/**
 * Sends each photograph at once and by itself while the seller goes on typing. A snapshot is a new array after every
 * change and the same one until then, as useSyncExternalStore wants it.
 */
export function createUploadQueue({ upload, parallel = 2 }: UploadQueueOptions) {
  let uploads: readonly Upload[] = [];
  let files: ReadonlyMap<string, File> = new Map();
  let lastId = 0;
  const controllers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const waiters = new Set<() => void>();

  const isSettled = () => uploads.every(({ state }) => state === 'done' || state === 'failed');
  const publish = (next: readonly Upload[]) => {
    const isSameList = next.length === uploads.length && next.every(({ id }, at) => id === uploads[at]?.id);
    uploads = next;
    if (!isSameList) files = new Map(next.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])));
    for (const listener of listeners) listener();
    if (!isSettled()) return;
    for (const resolve of waiters) resolve();
    waiters.clear();
  };
  const patch = (id: string, change: Partial<Upload>) =>
    publish(uploads.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    controllers.set(id, controller);
    patch(id, { state: 'uploading', progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => {
        if (controllers.get(id) === controller) patch(id, { progress });
      };
      const [image] = await upload([file], { signal: controller.signal, onProgress });
      if (!image) throw new Error('The server stored no photograph.');
      if (controllers.get(id) === controller) patch(id, { state: 'done', progress: 1, image });
    } catch (error) {
      if (controllers.get(id) === controller) patch(id, { state: 'failed', error });
    } finally {
      if (controllers.get(id) === controller) controllers.delete(id);
      next();
    }
  };
  const next = () => {
    for (const { id, file, state } of uploads) {
      if (controllers.size >= parallel) return;
      if (state === 'waiting' && file) void send(id, file);
    }
  };
  const stop = (id: string) => {
    const controller = controllers.get(id);
    controllers.delete(id);
    controller?.abort();
  };

  return {
    snapshot: (): readonly Upload[] => uploads,
    /** The files that are here, by upload; the same map until the list changes. */
    files: (): ReadonlyMap<string, File> => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly File[]): void {
      const added = chosen.map((file): Upload => {
        lastId += 1;
        return { id: `upload-${lastId}`, name: file.name, size: file.size, state: 'waiting', progress: 0, file };
      });
      publish([...uploads, ...added]);
      next();
    },
    /** The photographs the server holds, in their order; those that have not arrived follow. */
    arrange(images: readonly UploadedImage[]): void {
      const held = images.map(
        (image): Upload =>
          uploads.find((item) => item.image?.id === image.id) ?? {
            id: image.id,
            name: image.file_name,
            size: image.bytes,
            state: 'done',
            progress: 1,
            image,
          },
      );
      publish([...held, ...uploads.filter(({ state }) => state !== 'done')]);
    },
    retry(id: string): void {
      if (uploads.find((item) => item.id === id)?.state !== 'failed') return;
      patch(id, { state: 'waiting', progress: 0, error: undefined });
      next();
    },
    /** Stops it if it is on its way, and takes it off the list. */
    remove(id: string): void {
      stop(id);
      publish(uploads.filter((item) => item.id !== id));
      next();
    },
    /** @param ids all of them, in their new order; unknown ones are ignored, forgotten ones go last */
    reorder(ids: readonly string[]): void {
      const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      publish(uploads.toSorted((a, b) => place(a.id) - place(b.id)));
    },
    /** Stops what waits or travels; what has arrived stays. Files may be added again later. */
    stop(): void {
      const arrived = uploads.filter(({ state }) => state === 'done');
      for (const { id } of uploads) stop(id);
      if (arrived.length < uploads.length) publish(arrived);
    },
    clear(): void {
      for (const { id } of uploads) stop(id);
      publish([]);
    },
    /** Resolves when nothing waits or travels any more. */
    settled(): Promise<void> {
      return isSettled() ? Promise.resolve() : new Promise((resolve) => waiters.add(resolve));
    },
  };
}
