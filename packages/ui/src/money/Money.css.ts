import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

export const money = style({ ...tabular, whiteSpace: 'nowrap' });
export const approximate = style([money, { ...type.small, color: tokens.color.inkMuted }]);
