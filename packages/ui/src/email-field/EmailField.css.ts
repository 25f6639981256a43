import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

const { color } = tokens;

/* The address as it will stand in the field; high enough for a finger, without moving the line. */
export const use = style({
  ...breakWords,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `max(1.5rem, ${tokens.size.touch})`,
  maxWidth: '100%',
  borderRadius: '2px',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  color: color.ink,
  selectors: {
    [states.hover]: { textDecorationThickness: '2px' },
    /* Close enough to leave the words beside it alone. */
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
