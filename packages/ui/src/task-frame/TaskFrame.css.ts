import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, gutter, type } from '../theme/typography.ts';

export const frame = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: space(6),
    minHeight: '100dvh',
    padding: `${space(4)} ${gutter.phone} ${space(12)}`,
    '@media': { [from('tablet')]: { gap: space(10), padding: `${space(6)} ${gutter.tablet} ${space(16)}` } },
  },
  'patterns',
);
export const main = style(
  {
    ...breakWords,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(8),
    width: '100%',
    maxWidth: '64rem',
    marginInline: 'auto',
  },
  'patterns',
);
/* As wide as its text needs, not the full page; many steps need all of it. */
export const steps = style(
  { maxWidth: '36rem', selectors: { '&:has(li:nth-child(5))': { maxWidth: 'none' } } },
  'patterns',
);
export const head = style({ display: 'grid', gap: space(2) }, 'patterns');
export const title = style({ ...type.title, outline: 'none' }, 'patterns');
export const lead = style({ ...type.text, color: tokens.color.inkMuted, maxWidth: '42rem' }, 'patterns');
