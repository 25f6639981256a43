import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  maxWidth: '100%',
  minHeight: '2rem',
  borderRadius: radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { [states.focusVisible]: { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' } },
});

export const seal = style({ flexShrink: 0, color: tokens.color.seal });
export const glyph = style({
  fill: tokens.color.onSeal,
  '@media': { '(forced-colors: active)': { fill: 'HighlightText' } },
});

export const name = style({
  fontFamily: tokens.font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  minWidth: 0,
  /* Clip sideways only, with 2 px for the last letter, which overhangs its box. */
  overflowX: 'clip',
  paddingInlineEnd: 2,
  marginInlineEnd: -2,
  textOverflow: 'ellipsis',
});
