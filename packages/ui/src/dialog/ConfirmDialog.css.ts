import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

/* With nothing in it, it takes no gap; it sends what is pressed all the same. */
export const form = style({ display: 'grid', gap: space(4), selectors: { '&:empty': { display: 'none' } } });
