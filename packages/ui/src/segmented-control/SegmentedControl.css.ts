import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

export const alone = style({ display: 'inline-block', maxWidth: '100%', minInlineSize: 0 });
export const hidden = style(visuallyHidden);

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  maxWidth: '100%',
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  overflow: 'clip',
  overflowClipMargin: '4px',
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:has(:disabled):not(:has(:enabled))': { borderColor: color.border, background: 'transparent' },
  },
  /* Forced colours remove shadows, so make the border thicker. */
  '@media': { '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: 2 } } } },
});

export const segment = style({
  ...type.text,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexGrow: 1,
  gap: space(1.5),
  minWidth: tokens.size.control,
  minHeight: `calc(${tokens.size.control} - 2px)`,
  paddingInline: space(2.5),
  paddingBlock: space(1),
  color: color.inkMuted,
  textAlign: 'start',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.answer}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.hairline}` },
    '&:first-child': { borderStartStartRadius: 5, borderEndStartRadius: 5 },
    '&:last-child': { borderStartEndRadius: 5, borderEndEndRadius: 5 },
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { background: color.hover, color: color.ink },
    '&[data-state="on"]': {
      background: color.mat,
      color: color.ink,
      fontWeight: 500,
      boxShadow: `0 0 0 1px ${color.fieldEdge}`,
    },
    '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed', boxShadow: 'none' },
    [states.focusVisible]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: {
        '&[data-state="on"]': { background: 'Highlight', color: 'HighlightText' },
        '&:disabled': { color: 'GrayText' },
        '&[data-state="on"]:disabled': { background: 'Canvas', boxShadow: '0 0 0 1px GrayText' },
      },
    },
  },
});
