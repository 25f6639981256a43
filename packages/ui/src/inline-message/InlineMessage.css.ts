import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { breakWords, type } from '../theme/typography.ts';

export const message = style({ ...type.small, display: 'flex', alignItems: 'flex-start', gap: space(1.5) });
export const icon = style({ flexShrink: 0, marginTop: '0.1em' });
export const words = style(breakWords);
