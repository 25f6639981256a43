import { ApiError } from '@smart-art/api-client';
import type { ImageRecord } from '@smart-art/api-client/queries';
import type { UploadedImage, UploadProductImages } from '@smart-art/api-client/upload';
import type { PictureEdit } from '@smart-art/ui/media-uploader';

/** What a photograph shows, in both languages; null where nobody has said. */
export type AltWords = ImageRecord['alt_text'];

/** A photograph on its way to the work it will belong to. */
export interface Upload {
  id: string;
  /** Of this file on its way, not of an attempt: the server stores it once, however often it is sent. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The file, for its preview and another try; absent for one restored from a draft. */
  file?: File;
  /** The file as it was chosen, and how `file` was made of it. */
  original?: File;
  edit?: PictureEdit;
  /** What was said of it before the server has it; then it is in `image`. */
  alt?: AltWords;
  /** What the server stored. */
  image?: UploadedImage;
  /** Why it failed. */
  error?: unknown;
}

/** A photograph of an earlier visit that is still to be sent. */
export type Waiting = Pick<Upload, 'key' | 'alt'> & {
  file: File;
  /** Its place among all photographs. */
  at: number;
};

export interface UploadQueueOptions {
  upload: UploadProductImages;
  /** Resolves when the server can be reached again. */
  reconnected(signal: AbortSignal): Promise<void>;
  /** How many travel at once. */
  parallel?: number;
  newKey?(): string;
}

/** So often a file may lose the connection before it is called failed: the connection is there, this file is not taken. */
const LOSSES = 5;

/** Until a request that lost its connection has ended on the server, in milliseconds. */
const STILL_RUNNING_MS = 1000;

/** The file changed on the disk, or went, after it was chosen: the browser no longer lets the page read it. */
export class FileChanged extends Error {}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const isKind = (error: unknown, kind: ApiError['kind']) => error instanceof ApiError && error.kind === kind;

/* crypto.randomUUID exists on secure origins only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const altOf = ({ image, alt }: Upload): AltWords | undefined => image?.alt_text ?? alt;

/**
 * Sends each photograph at once and by itself while the seller goes on typing. Where the connection is lost all wait
 * until it is back. A snapshot is a new array after every change and the same one until then, as useSyncExternalStore
 * wants it.
 */
export function createUploadQueue({ upload, reconnected, parallel = 3, newKey = randomKey }: UploadQueueOptions) {
  let uploads: readonly Upload[] = [];
  let files: ReadonlyMap<string, File> = new Map();
  let lastId = 0;
  let isStopped = false;
  /** Ends the wait for the connection; undefined while there is one. */
  let waiting: AbortController | undefined;
  const losses = new Map<string, number>();
  const controllers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const waiters = new Set<() => void>();

  const isSettled = () => uploads.every(({ state }) => state === 'done' || state === 'failed');
  const publish = (next: readonly Upload[]) => {
    const isSameList =
      next.length === uploads.length &&
      next.every(({ id, file }, at) => id === uploads[at]?.id && file === uploads[at]?.file);
    uploads = next;
    if (!isSameList) files = new Map(next.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])));
    for (const listener of listeners) listener();
    if (!isSettled()) return;
    for (const resolve of waiters) resolve();
    waiters.clear();
  };
  const find = (id: string) => uploads.find((item) => item.id === id);
  const patch = (id: string, change: Partial<Upload>) =>
    publish(uploads.map((item) => (item.id === id ? { ...item, ...change } : item)));

  /** Nothing is sent until the server answers again. */
  const hold = () => {
    if (waiting || isStopped) return;
    const holding = new AbortController();
    waiting = holding;
    void reconnected(holding.signal).then(() => {
      if (waiting !== holding) return;
      waiting = undefined;
      publish([...uploads]);
      next();
    });
  };

  const failed = async (id: string, file: File, controller: AbortController, error: unknown) => {
    const isLost = isKind(error, 'network');
    /* To the page a file that cannot be read looks like a lost connection: nobody else's is to wait for it. */
    if (isLost && !(await isReadable(file))) {
      if (controllers.get(id) === controller) patch(id, { state: 'failed', error: new FileChanged() });
      return;
    }
    /* The request before, of which no answer came, is still being worked on. */
    const isRunning = isKind(error, 'conflict');
    const before = losses.get(id) ?? 0;
    if (!(isLost || isRunning) || before >= LOSSES) {
      patch(id, { state: 'failed', error });
      return;
    }
    losses.set(id, before + 1);
    if (isLost) hold();
    else await new Promise((resolve) => setTimeout(resolve, STILL_RUNNING_MS));
    if (controllers.get(id) === controller) patch(id, { state: 'waiting', progress: 0 });
  };

  const send = async ({ id, key }: Upload, file: File) => {
    const controller = new AbortController();
    controllers.set(id, controller);
    const isCurrent = () => controllers.get(id) === controller;
    patch(id, { state: 'uploading', progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => {
        if (isCurrent()) patch(id, { progress });
      };
      const [stored] = await upload([file], { signal: controller.signal, onProgress, idempotencyKey: key });
      if (!stored) throw new Error('The server stored no photograph.');
      if (isCurrent()) {
        const alt_text = find(id)?.alt ?? stored.alt_text;
        patch(id, { state: 'done', progress: 1, image: { ...stored, alt_text }, alt: undefined });
      }
    } catch (error) {
      if (isCurrent()) await failed(id, file, controller, error);
    } finally {
      if (isCurrent()) controllers.delete(id);
      next();
    }
  };
  const next = () => {
    for (const item of uploads) {
      if (controllers.size >= parallel || waiting || isStopped) return;
      if (item.state === 'waiting' && item.file && !controllers.has(item.id)) void send(item, item.file);
    }
  };
  const stop = (id: string) => {
    const controller = controllers.get(id);
    controllers.delete(id);
    losses.delete(id);
    controller?.abort();
  };
  const made = (file: File, more: Partial<Upload> = {}): Upload => {
    lastId += 1;
    const { name, size } = file;
    const begun = { state: 'waiting', progress: 0 } as const;
    return { id: `upload-${lastId}`, key: newKey(), name, size, ...begun, file, original: file, ...more };
  };
  const tryAgain = (isMeant: (upload: Upload) => boolean) => {
    const again = uploads.filter((upload) => upload.state === 'failed' && isMeant(upload));
    if (again.length === 0) return;
    for (const { id } of again) losses.delete(id);
    publish(
      uploads.map((upload) =>
        again.includes(upload) ? { ...upload, state: 'waiting', progress: 0, error: undefined } : upload,
      ),
    );
    next();
  };

  return {
    snapshot: (): readonly Upload[] => uploads,
    /** Whether all wait for the connection. */
    isOffline: (): boolean => waiting !== undefined,
    /** The files that are here, by upload; the same map until the list changes. */
    files: (): ReadonlyMap<string, File> => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly File[]): void {
      publish([...uploads, ...chosen.map((file) => made(file))]);
      next();
    },
    /** Goes on with what an earlier visit had not sent, each in its place. */
    resume(earlier: readonly Waiting[]): void {
      const all = [...uploads];
      for (const { at, file, ...more } of earlier.toSorted((one, two) => one.at - two.at)) {
        all.splice(at, 0, made(file, more));
      }
      publish(all);
      next();
    },
    /** The photographs the server holds, in their order; those that have not arrived follow. */
    arrange(images: readonly UploadedImage[]): void {
      const held = images.map((image): Upload => {
        const known = uploads.find((item) => item.image?.id === image.id);
        const { id, file_name: name, bytes: size } = image;
        return known ? { ...known, image } : { id, key: id, name, size, state: 'done', progress: 1, image };
      });
      publish([...held, ...uploads.filter(({ state }) => state !== 'done')]);
    },
    /** Says what a photograph shows. */
    describe(id: string, alt: AltWords): void {
      const image = find(id)?.image;
      patch(id, image ? { image: { ...image, alt_text: alt } } : { alt });
    },
    /** Sends another file in place of one: cut or turned. @returns what the server had of the one before */
    replace(id: string, file: File, edit: PictureEdit): UploadedImage | undefined {
      const before = find(id);
      if (!before) return undefined;
      stop(id);
      const { name, size } = file;
      const begun = { state: 'waiting', progress: 0, image: undefined, error: undefined } as const;
      patch(id, { file, name, size, edit, key: newKey(), alt: altOf(before), ...begun });
      next();
      return before.image;
    },
    retry: (id: string): void => tryAgain((upload) => upload.id === id),
    retryAll: (): void => tryAgain(() => true),
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
    /** The page is left: nothing travels any more, until `start`. */
    stop(): void {
      isStopped = true;
      waiting?.abort();
      waiting = undefined;
      for (const { id } of uploads) stop(id);
      uploads = uploads.map((item) => (item.state === 'uploading' ? { ...item, state: 'waiting', progress: 0 } : item));
    },
    /** Goes on after `stop`. */
    start(): void {
      isStopped = false;
      next();
    },
    /** Resolves when nothing waits or travels any more. */
    settled(): Promise<void> {
      return isSettled() ? Promise.resolve() : new Promise((resolve) => waiters.add(resolve));
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
