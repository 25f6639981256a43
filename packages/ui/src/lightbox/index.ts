export { Lightbox, type LightboxProps, preloadLightbox } from './Lightbox.tsx';
export type { LightboxPicture } from './types.ts';
