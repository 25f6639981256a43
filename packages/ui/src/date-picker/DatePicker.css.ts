import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const figures = style(tabular);
/* Minimum width before the button: 2026年12月31日 fits from 160 px. */
export const day = style({ ...tabular, paddingInlineEnd: 0 });
/* Day and time side by side; stacked if 2026年12月31日 does not fit beside its button. */
export const moment = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), minWidth: 0 });
export const dayPart = style({
  flex: '2 1 10rem',
  minWidth: 0,
  '@media': { '(pointer: coarse)': { flexBasis: '12rem' } },
});
export const timePart = style({ flex: '1 1 5rem', minWidth: 0 });
export const zone = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  color: color.inkMuted,
});
