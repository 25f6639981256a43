import { box } from '../field/choice.css.ts';
import { motion } from '../theme/motion.ts';
import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

const { color } = tokens;
/** Checked, or the dash of a mixed one. */
const on = ':is(:checked, :indeterminate)';

export const root = style({ ...breakWords, scrollMarginBlock: space(20) });
export const input = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: box,
  height: box,
  borderRadius: '4px',
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  cursor: 'inherit',
  transition: `background-color ${motion.answer}`,
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { borderColor: color.inkMuted },
    [`&${on}`]: { background: color.ink, borderColor: color.ink },
    [`&${on}:is(:hover, [data-preview~="hover"]):not(:disabled)`]: {
      background: color.inkMuted,
      borderColor: color.inkMuted,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.mat, borderColor: color.border },
    [`&${on}:disabled`]: { background: color.inkDisabled, borderColor: color.inkDisabled },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: { '&:disabled': { borderColor: 'GrayText' } },
    },
  },
});
export const icon = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  pointerEvents: 'none',
  color: color.wall,
  strokeWidth: 2.6,
  selectors: {
    [`${input}:checked + &, &[data-shown]`]: { visibility: 'visible' },
    [`${input}:disabled + &`]: { color: color.wall },
  },
});
