import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const toolbar = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(3)} ${space(2)}`, minWidth: 0 },
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
    flex: '1 1 0',
    minWidth: 'min-content',
    '@media': { [phone]: { marginInlineStart: `-${space(3)}` } },
  },
  'patterns',
);
export const end = style({ flex: 'none', marginInlineStart: 'auto' }, 'patterns');
