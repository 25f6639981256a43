import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { breakWords, clamp } from '../theme/typography.ts';

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5), minWidth: 0 });
/* A button as tall as the window would leave its menu no room. */
export const label = style({ ...breakWords, ...clamp(2) });
export const chevron = style({ flexShrink: 0 });
