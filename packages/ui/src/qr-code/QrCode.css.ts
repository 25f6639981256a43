import { style } from '../theme/style.ts';

/* Dark on light in every theme, contrast mode and printer setting, so that cameras can read it. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
