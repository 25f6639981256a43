import type { FieldProps } from '../field/index.ts';
import type { ImageSource } from '../image/index.ts';

/** A picture on its way or there. */
export interface MediaItem {
  id: string;
  /** The file's name. */
  name: string;
  /** Bytes. */
  size: number;
  /** What it looks like: an address, such as one of `useLocalPreviews`, or a stored picture. */
  preview?: string | ImageSource | undefined;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading; left out where it is not known. */
  progress?: number | undefined;
  /** What went wrong and what to do, when failed. */
  error?: string | undefined;
}

/** Bytes of the person's disk quota. */
export interface Quota {
  used: number;
  total: number;
}

export interface MediaUploaderProps extends FieldProps {
  /** In their order; the first is the cover. */
  items: readonly MediaItem[];
  /** Files that may be sent. Those that may not are refused here, each with a word why. */
  onAdd: (files: File[]) => void;
  /** Stops an upload and takes the picture out. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** All ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** Content types: `image/jpeg`. */
  accept: readonly string[];
  /** Every file must be under so many bytes. */
  underBytes: number;
  maxFiles: number;
  quota?: Quota | undefined;
}
