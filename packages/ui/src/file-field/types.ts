import type { FieldProps } from '../field/index.ts';
import type { RootProps } from '../root/root.ts';

/** A document on its way or there. */
export interface FileItem {
  id: string;
  /** The file's name, with its ending. */
  name: string;
  /** Bytes; left out where it is not known. */
  size?: number | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading; left out where it is not known. */
  progress?: number | undefined;
  /** What went wrong and what to do, when failed. */
  error?: string | undefined;
  /** Where the stored document can be read. */
  href?: string | undefined;
}

export interface FileFieldProps extends FieldProps, RootProps<HTMLFieldSetElement> {
  items: readonly FileItem[];
  /** Files that may be sent. Those that may not are refused here, each with a word why. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Stops an upload and takes the document out. Without it an upload cannot be stopped. */
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /** Puts another file in the place of one. Without it the one must be removed first. */
  onReplace?: ((id: string, file: File) => void) | undefined;
  /** Content types: `application/pdf`. */
  accept: readonly string[];
  /** Every file must be under so many bytes. */
  underBytes: number;
  /** 1 when left out. */
  maxFiles?: number | undefined;
}
