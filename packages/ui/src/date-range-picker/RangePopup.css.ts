import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/* Presets beside the months, on a phone above them. */
export const beside = style({
  display: 'flex',
  gap: space(4),
  minWidth: 0,
  justifySelf: 'stretch',
  '@media': { '(max-width: 774px)': { flexDirection: 'column', gap: space(2), alignItems: 'center' } },
});
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(0.5),
  flexShrink: 0,
  maxWidth: '12rem',
  paddingInlineEnd: space(3),
  borderInlineEnd: `1px solid ${color.hairline}`,
  '@media': {
    '(max-width: 774px)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      maxWidth: 'none',
      alignSelf: 'stretch',
      padding: 0,
      border: 0,
    },
  },
});
export const preset = style({
  ...type.text,
  minHeight: tokens.size.controlSmall,
  paddingInline: space(2.5),
  borderRadius: radius.control,
  textAlign: 'start',
  selectors: {
    [states.hover]: { background: color.hover },
    '&[aria-pressed="true"]': { background: color.mat, fontWeight: 500 },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
