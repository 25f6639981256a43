import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const figures = style(tabular);
/* Up to its button: 2026年12月31日 is whole from 160 px on. */
export const day = style({ ...tabular, paddingInlineEnd: 0 });
/* Day and time side by side; under each other where there is no room for 2026年12月31日 beside its button. */
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
