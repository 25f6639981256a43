import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(5), minWidth: 0 });
export const side = style({ display: 'grid', gap: space(2), minWidth: 0, justifyItems: 'start' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const bounds = style({ ...type.small, color: tokens.color.inkMuted });
