import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

/* Side by side, stacked if there is no room: a Japanese date, 2026年12月31日, is never clipped. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space(3),
  minWidth: 0,
  '@media': {
    '(pointer: coarse)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))' },
  },
});
export const withTime = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  '@media': {
    '(pointer: coarse)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' },
  },
});
export const end = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const word = style({ ...type.small, color: tokens.color.inkMuted });
