import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../theme/style.ts';

const most = createVar();
const least = createVar();
/** At least so wide is a column where one more would leave a cell alone. */
const even = createVar();

/* As many equal columns as fit, none narrower than `least`, never more than `most`. No media query: it answers to the
   room it is given. The 1 px keeps rounding from dropping the last column. */
export const grid = style(
  {
    display: 'grid',
    minWidth: 0,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / (${most} + 1) + 1px, ${even})), 1fr))`,
    vars: { [even]: '0px' },
  },
  'layout',
);

export const columns = variants(
  {
    1: { vars: { [most]: '1', [least]: '100%' } },
    2: { vars: { [most]: '2' } },
    /* Three stand in one row or one column, four in one, two or one: never one alone. The rems are for the gaps. */
    3: {
      vars: { [most]: '3' },
      selectors: {
        '&:has(> :nth-child(3):last-child)': {
          vars: { [even]: `min(50% + 1px, (${least} * 3 + 2rem - 100%) * 999)` },
        },
      },
    },
    4: {
      vars: { [most]: '4' },
      selectors: {
        '&:has(> :nth-child(4):last-child)': {
          vars: { [even]: `min(100% / 3 + 1px, (${least} * 4 + 3rem - 100%) * 999)` },
        },
      },
    },
    6: { vars: { [most]: '6' } },
  },
  'layout',
);

export const columnWidth = variants(
  {
    small: { vars: { [least]: '8rem' } },
    medium: { vars: { [least]: '14rem' } },
    large: { vars: { [least]: '20rem' } },
  },
  'layout',
);
