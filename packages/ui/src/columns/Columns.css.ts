import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const columns = style(
  {
    display: 'grid',
    gap: `${space(8)} ${space(12)}`,
    alignItems: 'start',
    minWidth: 0,
    '@media': { [from('laptop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22.5rem)' } },
  },
  'patterns',
);
export const body = style({ display: 'grid', gap: space(5), minWidth: 0, alignContent: 'start' }, 'patterns');
export const sticky = style(
  { '@media': { [from('laptop')]: { position: 'sticky', top: `calc(${space(16)} + ${space(4)})` } } },
  'patterns',
);
