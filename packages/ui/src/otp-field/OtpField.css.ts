import { createVar } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular } from '../theme/typography.ts';

const { color } = tokens;

/** Custom property with the number of digits; set on the box. */
export const length = '--sa-otp-length';
/** Distance from the start of one cell to the next. */
const pitch = createVar();
const gap = createVar();

export const frame = style({ containerType: 'inline-size' });

/* Clips the space after the last digit; without that space the input would scroll by half a cell. */
export const box = style({
  vars: {
    [gap]: `min(${space(2)}, calc(26cqi / var(${length})))`,
    [pitch]: `min(3rem, calc((100cqi + ${gap}) / var(${length})))`,
  },
  position: 'relative',
  width: `calc(${pitch} * var(${length}) - ${gap})`,
  height: '3.25rem',
  overflow: 'clip',
  overflowClipMargin: '4px',
});
export const cells = style({ position: 'absolute', inset: 0, display: 'flex', gap, pointerEvents: 'none' });
export const cell = style({
  flex: `0 0 calc(${pitch} - ${gap})`,
  border: `1px solid ${color.fieldEdge}`,
  borderRadius: radius.control,
  background: color.wall,
  transition: `border-color ${motion.answer}`,
  selectors: {
    ':has(> input:is(:hover, [data-preview~="hover"]):enabled) > * > &': { borderColor: color.inkMuted },
    ':has(> input[aria-invalid="true"]) > * > &': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    ':has(> input:disabled) > * > &': { background: color.mat, borderColor: color.border },
    ':has(> input:read-only:enabled) > * > &': { background: 'transparent', borderStyle: 'dashed' },
    /* The cell for the next digit. */
    ':has(> input:is(:focus, [data-preview~="focus"])) > * > &[data-next]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        ':has(> input[aria-invalid="true"]) > * > &': { borderWidth: 2 },
        ':has(> input:disabled) > * > &': { borderColor: 'GrayText' },
      },
    },
  },
});
/* One real input over the cells: letter spacing makes each digit one cell wide. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(${pitch} * (var(${length}) + 1))`,
  paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
  border: 0,
  background: 'transparent',
  outline: 'none',
  color: color.ink,
  caretColor: color.ink,
  ...tabular,
  fontFamily: tokens.font.sans,
  /* No wider than its cell. */
  fontSize: `min(1.375rem, calc((${pitch} - ${gap}) * 1.4))`,
  letterSpacing: `calc(${pitch} - 1ch)`,
  /* Other scripts' digits and IME text are wider, but only there for a moment. */
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', color: color.inkDisabled, WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
});
