export { type Change, changeOf } from './change.ts';
export { StatTile, type StatTileProps } from './StatTile.tsx';
