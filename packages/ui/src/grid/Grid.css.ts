import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../theme/style.ts';

const most = createVar();
const least = createVar();

/* As many equal columns as fit, none narrower than `least`, never more than `most`. No media query: it answers to the
   room it is given. The 1 px keeps rounding from dropping the last column. */
export const grid = style(
  {
    display: 'grid',
    minWidth: 0,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / (${most} + 1) + 1px)), 1fr))`,
  },
  'layout',
);

export const columns = variants(
  {
    1: { vars: { [most]: '1', [least]: '100%' } },
    2: { vars: { [most]: '2' } },
    3: { vars: { [most]: '3' } },
    4: { vars: { [most]: '4' } },
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
