export type { HungPictureProps } from './HungPicture.tsx';
export { PictureWall, type PictureWallProps } from './PictureWall.tsx';
