import { close } from '../field/choice.css.ts';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const width = '2.25rem';
const height = '1.25rem';

export const root = style({ ...breakWords, scrollMarginBlock: space(20) });
export const label = style({
  ...type.text,
  display: 'inline-flex',
  gap: space(2.5),
  maxWidth: '100%',
  paddingBlock: `calc((${tokens.size.control} - ${height}) / 2)`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkDisabled } },
});
export const input = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'block',
  width,
  height,
  padding: '2px',
  borderRadius: radius.pill,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  cursor: 'inherit',
  transition: `background-color ${motion.answer}`,
  selectors: {
    /* The thumb: dark when off, light when on. */
    '&::before': {
      content: '',
      display: 'block',
      width: '0.875rem',
      height: '0.875rem',
      borderRadius: radius.pill,
      background: color.fieldEdge,
      transition: `transform ${motion.turn}`,
    },
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::before': { background: color.wall, transform: 'translateX(1rem)' },
    '&:is(:hover, [data-preview~="hover"]):not(:disabled, :checked)': { borderColor: color.inkMuted },
    '&:checked:is(:hover, [data-preview~="hover"]):not(:disabled)': { background: color.inkMuted },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.mat, borderColor: color.border },
    '&:disabled:checked': { background: color.inkDisabled, borderColor: color.inkDisabled },
    '&:disabled:checked::before': { background: color.wall },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', selectors: { '&:disabled': { borderColor: 'GrayText' } } },
  },
});
export const text = style(breakWords);
export const words = style([close, { paddingInlineStart: `calc(${width} + ${space(2.5)})` }]);
