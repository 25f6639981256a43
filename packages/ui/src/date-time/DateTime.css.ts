import { radius } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular } from '../theme/typography.ts';

export const time = style({ ...tabular, whiteSpace: 'nowrap' });
/* Hover or touch shows the exact time; a dotted underline on hover hints at it. */
export const relative = style([
  time,
  {
    borderRadius: radius.mat,
    cursor: 'default',
    WebkitTouchCallout: 'none',
    selectors: {
      [states.hover]: { textDecoration: `underline dotted ${tokens.color.inkFaint}`, textUnderlineOffset: '0.2em' },
    },
  },
]);
