import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

export const list = style(
  { ...breakWords, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), width: '100%' },
  'patterns',
);
/* Room for a header that stays on top when the focus is moved here. */
export const content = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    outline: 'none',
    scrollMarginBlockStart: space(20),
  },
  'patterns',
);
/* A row of them; nothing moves when they come. */
export const views = style({ minHeight: tokens.size.control }, 'patterns');
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) }, 'patterns');
/* The room of search and filters until they come. */
export const coming = style(
  {
    height: `calc(${tokens.size.control} + ${space(4)} + 2rem)`,
    '@media': {
      [`screen and (max-width: ${breakpoints.tablet - 1}px)`]: {
        height: `calc(${tokens.size.control} * 2 + ${space(7)} + 2rem)`,
      },
    },
  },
  'patterns',
);
export const more = style(
  {
    ...type.small,
    ...tabular,
    display: 'grid',
    justifyItems: 'center',
    gap: space(2),
    color: tokens.color.inkMuted,
  },
  'patterns',
);
