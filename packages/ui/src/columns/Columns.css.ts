import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

export const columns = style(
  {
    display: 'grid',
    gap: `${space(8)} ${space(12)}`,
    alignItems: 'start',
    minWidth: 0,
    /* A third, so that the content stays the wider one beside a shell's sidebar and with large text. */
    '@media': { [from('laptop')]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(min(18rem, 40%), 34%, 22.5rem)' } },
  },
  'patterns',
);
/** Two rows in the wide column, with the aside spanning both; the content takes the height left below the lead. */
export const withLead = style({ '@media': { [from('laptop')]: { gridTemplateRows: 'auto 1fr' } } }, 'patterns');
export const aside = style(
  {
    '@media': { [from('laptop')]: { selectors: { [`${withLead} > &`]: { gridColumn: 2, gridRow: '1 / span 2' } } } },
  },
  'patterns',
);
export const body = style({ display: 'grid', gap: space(5), minWidth: 0, alignContent: 'start' }, 'patterns');
export const sticky = style(
  { '@media': { [from('laptop')]: { position: 'sticky', top: `calc(${space(16)} + ${space(4)})` } } },
  'patterns',
);
