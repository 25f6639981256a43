import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../theme/style.ts';

const most = createVar();
const least = createVar();
/** Minimum column width at which a further column would leave a single cell in the last row. */
const even = createVar();

/* As many equal columns as fit, none narrower than `least`, at most `most`. Depends on the container, not on a media
   query. The 1 px keeps rounding from dropping the last column. */
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
    /* Three cells form one row or one column, four cells four, two or one columns, so that none is left alone. The
       rems are for the gaps. */
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
