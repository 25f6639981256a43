import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) }, 'layout');
