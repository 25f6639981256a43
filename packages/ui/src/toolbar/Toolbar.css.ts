import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { visuallyHidden } from '../theme/typography.ts';

/** Where the search takes a row of its own while it is used. */
const small = 'screen and (max-width: 599px)';

export const toolbar = style(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: `${space(2)} ${space(2)}`,
    width: '100%',
    minWidth: 0,
    '@media': { [small]: { flexWrap: 'wrap' } },
  },
  'patterns',
);
export const search = style(
  { flex: '0 1 17.5rem', minWidth: '10rem', '@media': { [small]: { flexBasis: '100%' } } },
  'patterns',
);
/* Out of sight, but there for the keyboard: with the focus in it, it opens. */
export const closed = style([search, { '@media': { [small]: visuallyHidden } }], 'patterns');
export const opener = style({ display: 'none', '@media': { [small]: { display: 'contents' } } }, 'patterns');
export const end = style(
  { display: 'flex', alignItems: 'center', gap: space(1), flex: 'none', marginInlineStart: 'auto' },
  'patterns',
);
