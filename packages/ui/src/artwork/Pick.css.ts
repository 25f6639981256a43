import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tile } from './Tile.css.ts';

/* In the corner of the picture, above the link that covers the tile. Always visible on touch screens, which have no
   hover. */
export const pick = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: space(10),
  height: space(10),
  cursor: 'pointer',
  userSelect: 'none',
  '@media': {
    '(pointer: coarse)': { width: space(11), height: space(11) },
    '(hover: hover)': {
      selectors: {
        [`${tile}:not(:hover, :focus-within, [data-selected], [data-preview]) > &`]: { opacity: 0 },
        [`[data-selecting] ${tile} > &`]: { opacity: 1 },
      },
    },
  },
});
