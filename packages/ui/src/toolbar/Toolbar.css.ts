import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const toolbar = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(3)} ${space(2)}`,
    width: '100%',
    minWidth: 0,
  },
  'patterns',
);
export const search = style(
  { flex: '0 1 17.5rem', minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } },
  'patterns',
);
export const filters = style(
  { flex: '0 1 auto', minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } },
  'patterns',
);
export const tools = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    /* As wide as its words: they may break anywhere, and would. */
    flex: '1 0 auto',
    maxWidth: '100%',
    '@media': { [phone]: { marginInlineStart: `-${space(3)}` } },
  },
  'patterns',
);
export const end = style({ flex: 'none', marginInlineStart: 'auto' }, 'patterns');
