import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

export const money = style({ ...tabular, whiteSpace: 'nowrap' });
export const approximate = style([money, { ...type.small, color: tokens.color.inkMuted }]);
/* Side by side, or stacked if there is no room. */
export const both = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
});
