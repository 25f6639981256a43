import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5) });
