import { ApiError } from '@smart-art/api-client';
import type { ImageRecord } from '@smart-art/api-client/queries';
import type { UploadedImage, UploadProductImages } from '@smart-art/api-client/upload';
import type { PictureEdit } from '@smart-art/ui/media-uploader';

/** Alternative text of a photograph, in both languages; null if there is none. */
export type AltTexts = ImageRecord['alt_text'];

/** An upload of a photograph, including finished ones. */
export interface Upload {
  id: string;
  /** One idempotency key per file; retries reuse it, so the server stores the file once. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The file, for its preview and retries; absent for one restored from a draft. */
  file?: File;
  /** The file as chosen, and the edit that turned it into `file`. */
  original?: File;
  edit?: PictureEdit;
  /** Alternative text entered before the upload has finished; then it is in `image`. */
  alt?: AltTexts;
  /** The stored image returned by the server. */
  image?: UploadedImage;
  /** The error of a failed upload. */
  error?: unknown;
}

/** A photograph from an earlier visit that is not uploaded yet. */
export type Waiting = Pick<Upload, 'key' | 'alt'> & {
  file: File;
  /** Its position among all photographs. */
  at: number;
};

export interface UploadQueueOptions {
  upload: UploadProductImages;
  /** Resolves when the server is reachable again. */
  reconnected(signal: AbortSignal): Promise<void>;
  /** Number of parallel uploads. */
  parallel?: number;
  newKey?(): string;
}

/** Lost connections per file before it counts as failed: then the problem is the file, not the connection. */
const LOSSES = 5;

/** Delay for the server to finish a request whose connection was lost, in milliseconds. */
const STILL_RUNNING_MS = 1000;

/** The file was changed or removed on disk after it was chosen, so the browser can no longer read it. */
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

export const altOf = ({ image, alt }: Upload): AltTexts | undefined => image?.alt_text ?? alt;

/**
 * Uploads each photograph as soon as it is chosen, one request per file, while the seller keeps typing. If the
 * connection is lost, all wait for it. Snapshots change identity only with the content, as useSyncExternalStore
 * requires.
 */
export function createUploadQueue({ upload, reconnected, parallel = 3, newKey = randomKey }: UploadQueueOptions) {
  let uploads: readonly Upload[] = [];
  let files: ReadonlyMap<string, File> = new Map();
  let lastId = 0;
  let isStopped = false;
  /** Cancels the wait for the connection; undefined while connected. */
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

  /** Pauses all uploads until the server responds again. */
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
    /* An unreadable file fails like a lost connection: it must not pause the other uploads. */
    if (isLost && !(await isReadable(file))) {
      if (controllers.get(id) === controller) patch(id, { state: 'failed', error: new FileChanged() });
      return;
    }
    /* Conflict: the server is still processing the earlier request, whose response was lost. */
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
    /** Whether uploads are paused for the connection. */
    isOffline: (): boolean => waiting !== undefined,
    /** The local files, by upload id; the same map until the list changes. */
    files: (): ReadonlyMap<string, File> => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly File[]): void {
      publish([...uploads, ...chosen.map((file) => made(file))]);
      next();
    },
    /** Resumes uploads of an earlier visit, each in its position. */
    resume(earlier: readonly Waiting[]): void {
      const all = [...uploads];
      for (const { at, file, ...more } of earlier.toSorted((one, two) => one.at - two.at)) {
        all.splice(at, 0, made(file, more));
      }
      publish(all);
      next();
    },
    /** Sets the photographs stored on the server, in order; unfinished uploads follow. */
    arrange(images: readonly UploadedImage[]): void {
      const stored = images.map((image): Upload => {
        const known = uploads.find((item) => item.image?.id === image.id);
        const { id, file_name: name, bytes: size } = image;
        return known ? { ...known, image } : { id, key: id, name, size, state: 'done', progress: 1, image };
      });
      publish([...stored, ...uploads.filter(({ state }) => state !== 'done')]);
    },
    /** Sets the alternative text of a photograph. */
    describe(id: string, alt: AltTexts): void {
      const image = find(id)?.image;
      patch(id, image ? { image: { ...image, alt_text: alt } } : { alt });
    },
    /** Replaces a file by an edited version. @returns the stored image of the previous file */
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
    /** Cancels an upload if necessary, and removes it from the list. */
    remove(id: string): void {
      stop(id);
      publish(uploads.filter((item) => item.id !== id));
      next();
    },
    /** @param ids all of them, in the new order; unknown ones are ignored, missing ones go last */
    reorder(ids: readonly string[]): void {
      const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      publish(uploads.toSorted((a, b) => place(a.id) - place(b.id)));
    },
    /** The page unloads: pauses all uploads until `start`. */
    stop(): void {
      isStopped = true;
      waiting?.abort();
      waiting = undefined;
      for (const { id } of uploads) stop(id);
      uploads = uploads.map((item) => (item.state === 'uploading' ? { ...item, state: 'waiting', progress: 0 } : item));
    },
    /** Resumes after `stop`. */
    start(): void {
      isStopped = false;
      next();
    },
    /** Resolves when no upload is waiting or running. */
    settled(): Promise<void> {
      return isSettled() ? Promise.resolve() : new Promise((resolve) => waiters.add(resolve));
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
