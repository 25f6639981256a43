import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

/* No gap while there is nothing to say. */
export const note = style({
  ...type.small,
  color: tokens.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
});
