import { space } from '../theme/scale.ts';
import { variants } from '../theme/style.ts';

/** The steps of the 4 px grid between things: `4` is 16 px. */
export const gap = variants(
  {
    0: { gap: 0 },
    0.5: { gap: space(0.5) },
    1: { gap: space(1) },
    1.5: { gap: space(1.5) },
    2: { gap: space(2) },
    3: { gap: space(3) },
    4: { gap: space(4) },
    5: { gap: space(5) },
    6: { gap: space(6) },
    8: { gap: space(8) },
    10: { gap: space(10) },
    12: { gap: space(12) },
    16: { gap: space(16) },
  },
  'layout',
);

/** A distance in steps of 4 px. */
export type Gap = keyof typeof gap;
