import { style } from '../theme/style.ts';

/* Dark on light whatever the theme, the contrast or the printer's thrift: a camera reads it. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
