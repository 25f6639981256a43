import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

export const progress = style({ display: 'grid', gap: space(1.5), width: '100%', minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(4),
});
export const label = style({ ...type.label, ...breakWords });
export const value = style({ ...type.small, ...tabular, color: tokens.color.inkMuted });
