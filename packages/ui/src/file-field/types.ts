import type { FieldProps } from '../field/index.ts';
import type { RootProps } from '../root/root.ts';

/** An uploaded or uploading document. */
export interface FileItem {
  id: string;
  /** File name with extension. */
  name: string;
  /** In bytes; left out if unknown. */
  size?: number | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1 while uploading; left out if unknown. */
  progress?: number | undefined;
  /** If it failed: what went wrong, and what to do. */
  error?: string | undefined;
  /** URL of the stored document. */
  href?: string | undefined;
}

export interface FileFieldProps extends FieldProps, RootProps<HTMLFieldSetElement> {
  items: readonly FileItem[];
  /** Called with accepted files. The field lists rejected ones with the reason. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Cancels an upload and removes the document. Without it uploads cannot be cancelled. */
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /** Replaces a document. Without it, it must be removed first. */
  onReplace?: ((id: string, file: File) => void) | undefined;
  /** Content types: `application/pdf`. */
  accept: readonly string[];
  /** Every file must be smaller than this many bytes. */
  underBytes: number;
  /** Maximum number of files; 1 when left out. */
  maxFiles?: number | undefined;
}
