export { MediaUploader } from './MediaUploader.tsx';
export type { MediaItem, MediaUploaderProps, Quota } from './types.ts';
export { useLocalPreviews } from './useLocalPreviews.ts';
