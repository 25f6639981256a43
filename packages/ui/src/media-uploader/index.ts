export type { Quota } from '../files/index.ts';
export { MediaUploader } from './MediaUploader.tsx';
export type { AlikePicture, AltText, MediaItem, MediaUploaderProps, PictureEdit } from './types.ts';
export { useLocalPreviews } from './useLocalPreviews.ts';
