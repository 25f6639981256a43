import { motion } from '../theme/motion.ts';
import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/** Width of the checkbox or radio button. */
export const box = '1.125rem';

/** The clickable line of a choice: control and label. */
export const line = style({
  ...type.text,
  display: 'inline-flex',
  gap: space(2.5),
  maxWidth: '100%',
  /* As high as a control. */
  paddingBlock: `calc((${tokens.size.control} - 1.25rem) / 2)`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkDisabled } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: box,
  height: '1.25rem',
});
export const text = style(breakWords);
/** Explains a choice, below its label. */
export const description = style({ ...type.small, display: 'block', color: color.inkMuted });
/** Pulls a description or error closer to its line, whose padding is for touch. */
export const close = style({
  marginBlockStart: `calc((${tokens.size.control} - 1.25rem) / -2 + 2px)`,
  paddingBlockEnd: space(1.5),
});
/* Aligned with the label, not with the box. */
export const words = style([close, { paddingInlineStart: `calc(${box} + ${space(2.5)})` }]);

/** The circle of a radio button. */
export const radio = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: box,
  height: box,
  marginBlock: '1px',
  borderRadius: '50%',
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  cursor: 'inherit',
  transition: `border-color ${motion.answer}`,
  selectors: {
    '&::before': { content: '', width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: 'transparent' },
    '&:is(:hover, [data-preview~="hover"]):enabled': { borderColor: color.inkMuted },
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::before': { background: color.wall },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.mat, borderColor: color.border },
    '&:disabled:checked': { background: color.inkDisabled, borderColor: color.inkDisabled },
    '&:disabled:checked::before': { background: color.wall },
    '[data-readonly] &': { borderStyle: 'dashed' },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', selectors: { '&:disabled': { borderColor: 'GrayText' } } },
  },
});
