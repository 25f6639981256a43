import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { focusRing, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const pair = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space(1) });

export const button = style({
  ...type.label,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  /* The same width for one to three digits, so that nothing moves when the count changes. */
  minWidth: space(14),
  minHeight: tokens.size.controlSmall,
  paddingInline: space(2),
  borderRadius: radius.pill,
  color: color.inkMuted,
  transition: `background-color ${motion.answer}`,
  selectors: {
    [states.hover]: { background: color.hover, color: color.ink },
    [states.pressed]: { background: color.pressed },
    [states.selected]: { background: color.mat, color: color.ink },
    [states.disabled]: { color: color.inkDisabled, cursor: 'not-allowed' },
    [states.focusVisible]: focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: {
        [states.selected]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        [states.disabled]: { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

/* Filled, so that colour is not the only indicator. */
export const icon = style({ selectors: { '[aria-pressed="true"] > &': { fill: 'currentcolor' } } });
