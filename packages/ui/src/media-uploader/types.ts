import type { FieldProps } from '../field/index.ts';
import type { Quota } from '../files/index.ts';
import type { ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';

/** Alternative text of a picture, in both languages. */
export interface AltText {
  en: string;
  ja: string;
  /** Decorative: shows nothing that the text beside it does not say. */
  decorative: boolean;
}

/** How to crop and rotate a picture. */
export interface PictureEdit {
  /** Crop of the rotated picture: fractions of its width and height, from 0 to 1. */
  crop: { x: number; y: number; width: number; height: number };
  /** Quarter turns to the right. */
  turns: 0 | 1 | 2 | 3;
}

/** An item with a very similar picture. */
export interface AlikePicture {
  title: string;
  /** Its page, opened in a new tab, so that nothing here is lost. */
  href: string;
  /** It is deleted, but can be restored. */
  deleted: boolean;
}

/** A picture, uploading or stored. */
export interface MediaItem {
  id: string;
  /** The file's name. */
  name: string;
  /** Bytes. */
  size: number;
  /** Its preview: a URL, such as one of `useLocalPreviews`, or a stored picture. */
  preview?: string | ImageSource | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading; omitted if unknown. */
  progress?: number | undefined;
  /** What went wrong and what to do, if failed. */
  error?: string | undefined;
  /** Alternative text; counted as missing if omitted. Only with `onDescribe`. */
  alt?: AltText | undefined;
  /** How the sent file was made from the original; the start of the next edit. */
  edit?: PictureEdit | undefined;
  /** Warns beside the picture that it may have been added before. */
  alike?: AlikePicture | undefined;
  /** Warns beside the picture: the 1-based position of an earlier picture with the same file. */
  sameAs?: number | undefined;
}

export interface MediaUploaderProps extends FieldProps, RootProps<HTMLFieldSetElement> {
  /** In order; the first is the cover. */
  items: readonly MediaItem[];
  /** Valid files. Invalid ones are rejected here, each with a reason. */
  onAdd: (files: File[]) => void;
  /** Cancels an upload and removes the picture. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Offered if several have failed. */
  onRetryAll?: (() => void) | undefined;
  /** The connection is lost; waiting uploads resume automatically when it is back. */
  offline?: boolean | undefined;
  onRemove: (id: string) => void;
  /** All ids in the new order. */
  onReorder: (ids: string[]) => void;
  /** Content types: `image/jpeg`. */
  accept: readonly string[];
  /** Every file must be smaller than this, in bytes. */
  underBytes: number;
  maxFiles: number;
  /** Stored bytes; pending uploads are added here. */
  quota?: Quota | undefined;
  /** Called with a picture's alternative text. Omit it to do without descriptions. */
  onDescribe?: ((id: string, alt: AltText) => void) | undefined;
  /** Maximum length of a description, in characters per language. */
  altMaxLength?: number | undefined;
  /** Whether a picture may be marked as decorative; false where the pictures are the content of the page. */
  mayBeDecorative?: boolean | undefined;
  /** The file as it was chosen, for cropping and rotating; undefined if no longer available. */
  originalOf?: ((id: string) => File | undefined) | undefined;
  /**
   * Called with the file to send instead of the previous one, and how it was made; the original itself if all edits are
   * undone.
   */
  onEdit?: ((id: string, file: File, edit: PictureEdit) => void) | undefined;
}
