import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

export const list = style({ display: 'grid', gap: space(3) });
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space(2.5) });
export const icon = style({ display: 'flex', alignItems: 'center', flexShrink: 0, height: '1.25rem' });
export const message = style({ ...type.text, ...breakWords, flex: 1 });
export const time = style({ ...type.small, ...tabular, color: tokens.color.inkMuted, whiteSpace: 'nowrap' });
export const none = style({ ...type.text, color: tokens.color.inkMuted });
