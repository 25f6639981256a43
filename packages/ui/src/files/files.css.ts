import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { focusRing, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

/** A label that looks like a button: pressing it opens the native file picker of its input, which has the focus. */
export const choose = style({
  ...type.strong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: tokens.size.control,
  paddingInline: space(3.5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.wall,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': { background: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)` },
    '&:has(:is(:focus-visible, [data-preview~="focus"]))': focusRing,
    '[data-disabled] &': { cursor: 'not-allowed', color: color.inkDisabled, background: 'transparent' },
  },
});
export const input = style({ ...visuallyHidden });
