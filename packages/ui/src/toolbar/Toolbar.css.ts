import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { visuallyHidden } from '../theme/typography.ts';

/** Width at which the open search takes a row of its own, and the other controls are icons. */
const small = '(max-width: 35.4rem)';

export const box = style({ containerType: 'inline-size', width: '100%', minWidth: 0 }, 'patterns');

export const toolbar = style(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: `${space(2)} ${space(2)}`,
    width: '100%',
    minWidth: 0,
    '@container': { [small]: { flexWrap: 'wrap' } },
  },
  'patterns',
);
export const search = style(
  { flex: '0 1 17.5rem', minWidth: '10rem', '@container': { [small]: { flexBasis: '100%' } } },
  'patterns',
);
/* Visually hidden, but reachable by keyboard: it opens on focus. */
export const closed = style([search, { '@container': { [small]: visuallyHidden } }], 'patterns');
export const opener = style({ display: 'none', '@container': { [small]: { display: 'contents' } } }, 'patterns');
export const end = style(
  { display: 'flex', alignItems: 'center', gap: space(1), flex: 'none', marginInlineStart: 'auto' },
  'patterns',
);
