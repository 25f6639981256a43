export { type Thumbnail, Thumbnails, type ThumbnailsProps } from './Thumbnails.tsx';
