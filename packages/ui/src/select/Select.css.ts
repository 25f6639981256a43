import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;

export const button = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: tokens.size.control,
  paddingInline: `${space(3)} ${space(2.5)}`,
  paddingBlock: space(1.5),
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  color: color.ink,
  textAlign: 'start',
  userSelect: 'none',
  transition: `border-color ${motion.answer}`,
  selectors: {
    [states.hover]: { borderColor: color.inkMuted },
    [states.invalid]: { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    [states.disabled]: {
      background: color.mat,
      borderColor: color.border,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': {
      selectors: {
        [states.disabled]: { borderColor: 'GrayText', color: 'GrayText' },
        /* Forced colours remove shadows, so make the border thicker. */
        [states.invalid]: { borderWidth: 2 },
      },
    },
  },
});
export const value = style({
  ...breakWords,
  ...clamp(2),
  flex: '1 1 auto',
  selectors: { '&[data-placeholder]': { color: color.inkFaint } },
});
export const chevron = style({ color: color.inkMuted });
