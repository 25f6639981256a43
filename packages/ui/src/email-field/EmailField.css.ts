import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

const { color } = tokens;

/* The suggested address as it will appear in the field; a touch target that does not change the line height. */
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
    /* A small offset keeps the ring off the neighbouring text. */
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
