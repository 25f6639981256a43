export { type Change, changeOf } from './change.ts';
export { StatTile, type StatTileProps } from './StatTile.tsx';
export { StatTiles, type StatTilesProps } from './StatTiles.tsx';
