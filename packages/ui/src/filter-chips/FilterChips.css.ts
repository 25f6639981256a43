import { motion } from '../theme/motion.ts';
import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { focusRing, tabular, type, visuallyHidden } from '../theme/typography.ts';

const { color, size } = tokens;
const checked = '&:has(:checked)';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

/*
 * One row that scrolls sideways, instead of several above the list. The padding leaves room for the focus ring, and at
 * the end for the fade that shows that it continues.
 */
const pushed = { whiteSpace: 'nowrap', maxWidth: 'none' } as const;
const row = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space(1),
  paddingInlineEnd: space(6),
  margin: `-${space(1)}`,
  marginInlineEnd: `-${space(4)}`,
  maskImage: `linear-gradient(to right, #000 calc(100% - ${space(6)}), transparent)`,
} as const;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minWidth: 0,
  '@media': { [phone]: row },
});
export const scrolls = style(row);
export const legend = style(visuallyHidden);

export const chip = style({
  ...type.label,
  ...tabular,
  fontWeight: 400,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: `max(2rem, ${size.controlSmall})`,
  paddingInline: space(3.5),
  paddingBlock: space(1),
  border: `1px solid ${color.fieldEdge}`,
  borderRadius: '1.375rem',
  color: color.inkMuted,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.answer}`,
  selectors: {
    '&:hover, [data-preview~="hover"] &': { background: color.hover, color: color.ink },
    '&:has(:focus-visible), [data-preview~="focus"] &:has(:checked)': focusRing,
    [`${scrolls} > &`]: pushed,
    [checked]: { background: color.ink, borderColor: color.ink, color: color.paper },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      background: 'none',
      borderColor: color.border,
      color: color.inkDisabled,
    },
    '&:has(:disabled:checked)': { background: color.mat },
  },
  '@media': {
    [phone]: pushed,
    '(forced-colors: active)': {
      selectors: {
        [checked]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
        '&:has(:disabled:checked)': { borderWidth: 2 },
      },
    },
  },
});
export const input = style({ ...visuallyHidden });
