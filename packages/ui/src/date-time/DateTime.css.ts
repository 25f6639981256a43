import { radius } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular } from '../theme/typography.ts';

export const time = style({ ...tabular, whiteSpace: 'nowrap' });
/* The exact moment is a touch away, and says so to who points at it. */
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
