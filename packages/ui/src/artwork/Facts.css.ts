import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const beside = style({ display: 'flex', flexWrap: 'wrap', gap: space(6), width: '100%' }, 'layout');
/* As high as it is: facts that are higher would draw the mat out, in both directions. */
export const picture = style(
  { display: 'grid', gap: space(2), flex: '0 1 12rem', minWidth: '8rem', alignSelf: 'flex-start' },
  'layout',
);
export const facts = style({ flex: '1 1 18rem', minWidth: 0 }, 'layout');
