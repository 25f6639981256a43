import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;
const on = '&:is(:checked, :indeterminate)';

/** Looks like Checkbox, but drawn by the input alone, to save an element per row. */
export const tick = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  border: `1px solid ${color.fieldEdge}`,
  borderRadius: '4px',
  background: color.wall,
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': { borderColor: color.inkMuted },
    [on]: { background: color.ink, borderColor: color.ink },
    '&:is(:checked, :indeterminate)::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      background: color.wall,
    },
    '&:checked::before': { clipPath: 'polygon(9% 53%, 22% 40%, 39% 57%, 78% 17%, 91% 30%, 39% 83%)' },
    '&:indeterminate::before': { clipPath: 'inset(41% 8%)' },
    '&:disabled': { background: color.mat, borderColor: color.border, cursor: 'not-allowed' },
    '&:is(:checked, :indeterminate):disabled': { background: color.inkDisabled, borderColor: color.inkDisabled },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
