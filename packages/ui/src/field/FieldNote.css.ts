import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

/* No gap while it is empty. */
export const note = style({
  ...type.small,
  color: tokens.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
});
