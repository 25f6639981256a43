import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Drop position of a dragged column. */
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 3,
  width: 2,
  marginLeft: -1,
  background: tokens.color.ink,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
