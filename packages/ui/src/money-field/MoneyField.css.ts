import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular } from '../theme/typography.ts';

const { color } = tokens;

export const amount = style(tabular);
export const picker = style({ position: 'relative', display: 'flex', flexShrink: 0, alignSelf: 'stretch' });
export const select = style({
  appearance: 'none',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkMuted,
  paddingInline: `${space(2)} ${space(8)}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: color.ink },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed', color: color.inkFaint, opacity: 1 },
  },
});
/* The list that opens is the browser's: it takes only these from the theme. */
export const option = style({ background: color.wall, color: color.ink });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space(2.5),
  insetBlockStart: 'calc(50% - 8px)',
  color: color.inkMuted,
  pointerEvents: 'none',
});
