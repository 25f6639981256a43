export { ArtworkFacts, type ArtworkFactsProps } from './ArtworkFacts.tsx';
export { ArtworkGallery, type ArtworkGalleryProps, type GalleryPicture } from './ArtworkGallery.tsx';
export { ArtworkLabel, type ArtworkLabelProps } from './ArtworkLabel.tsx';
export { ArtworkPick, type ArtworkPickProps } from './ArtworkPick.tsx';
export { ArtworkRow, type ArtworkRowProps } from './ArtworkRow.tsx';
export { ArtworkThumbnail, type ArtworkThumbnailProps } from './ArtworkThumbnail.tsx';
export { ArtworkGrid, type ArtworkGridProps, ArtworkTile, type ArtworkTileProps } from './ArtworkTile.tsx';
