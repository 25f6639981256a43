import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const fields = style({ display: 'grid', gap: space(3), minWidth: 'min(13rem, 100%)' });
/** From and to, side by side if there is room. */
export const range = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space(3),
});
