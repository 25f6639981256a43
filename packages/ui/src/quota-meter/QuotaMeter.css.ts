import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

export const meter = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const words = style({ ...type.small, ...tabular, color: tokens.color.inkMuted, whiteSpace: 'nowrap' });
export const nearFull = style({ color: tokens.color.danger, fontWeight: 500 });
