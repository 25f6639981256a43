import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

/* Takes no gap when empty; it still handles the submit. */
export const form = style({ display: 'grid', gap: space(4), selectors: { '&:empty': { display: 'none' } } });
