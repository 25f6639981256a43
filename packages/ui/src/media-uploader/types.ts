import type { FieldProps } from '../field/index.ts';
import type { Quota } from '../files/index.ts';
import type { ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';

/** What a picture shows, for those who do not see it, in both languages. */
export interface AltText {
  en: string;
  ja: string;
  /** It shows nothing that words beside it do not say. */
  decorative: boolean;
}

/** How a picture is to be cut and turned. */
export interface PictureEdit {
  /** What is kept of the turned picture: shares of its width and height, from 0 to 1. */
  crop: { x: number; y: number; width: number; height: number };
  /** Quarter turns to the right. */
  turns: 0 | 1 | 2 | 3;
}

/** Something that has a picture much like this one already. */
export interface AlikePicture {
  title: string;
  /** Where it is shown; opened in a new tab, so that nothing here is left. */
  href: string;
  /** It was deleted, and can be brought back. */
  deleted: boolean;
}

/** A picture on its way or there. */
export interface MediaItem {
  id: string;
  /** The file's name. */
  name: string;
  /** Bytes. */
  size: number;
  /** What it looks like: an address, such as one of `useLocalPreviews`, or a stored picture. */
  preview?: string | ImageSource | undefined;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while uploading; left out where it is not known. */
  progress?: number | undefined;
  /** What went wrong and what to do, when failed. */
  error?: string | undefined;
  /** What it shows; counted as missing where it is left out. Only with `onDescribe`. */
  alt?: AltText | undefined;
  /** How the file that is sent was made from the original, to begin with when it is edited again. */
  edit?: PictureEdit | undefined;
  /** Pointed out beside the picture: it may have been added before. */
  alike?: AlikePicture | undefined;
  /** Pointed out beside the picture: the place, from 1, of an earlier one that is the same file. */
  sameAs?: number | undefined;
}

export interface MediaUploaderProps extends FieldProps, RootProps<HTMLFieldSetElement> {
  /** In their order; the first is the cover. */
  items: readonly MediaItem[];
  /** Files that may be sent. Those that may not are refused here, each with a word why. */
  onAdd: (files: File[]) => void;
  /** Stops an upload and takes the picture out. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Offered where several have failed. */
  onRetryAll?: (() => void) | undefined;
  /** The connection is lost: what waits goes on by itself when it is back. */
  offline?: boolean | undefined;
  onRemove: (id: string) => void;
  /** All ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** Content types: `image/jpeg`. */
  accept: readonly string[];
  /** Every file must be under so many bytes. */
  underBytes: number;
  maxFiles: number;
  /** What is stored; what is on its way is reckoned here. */
  quota?: Quota | undefined;
  /** Told what a picture shows. Without it pictures are not described here. */
  onDescribe?: ((id: string, alt: AltText) => void) | undefined;
  /** Characters a description may have in each language. */
  altMaxLength?: number | undefined;
  /** Whether a picture may be called decorative; false where each of them is what the page is about. */
  mayBeDecorative?: boolean | undefined;
  /** The file as it was chosen, for cutting and turning; undefined where it is no longer at hand. */
  originalOf?: ((id: string) => File | undefined) | undefined;
  /** Told the file to send in place of the one before, and how it was made: the original itself when all is undone. */
  onEdit?: ((id: string, file: File, edit: PictureEdit) => void) | undefined;
}
