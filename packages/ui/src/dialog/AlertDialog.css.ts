import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const content = style({ display: 'grid', gap: space(4) });
