import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const part = style({ flex: '1 1 5.5rem', minWidth: 0 });
/* Below all inputs, at full width. */
export const words = style({
  order: 1,
  flexBasis: '100%',
  selectors: { '&:empty': { display: 'none' } },
});
