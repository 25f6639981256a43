import { keyframes } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'auto',
  padding: space(1),
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  outline: 'none',
  animation: `${appear} ${tokens.duration.quick} ${tokens.easing.out}`,
});

export const menu = style({ outline: 'none' });
export const group = style({
  selectors: {
    '& + &': { borderTop: `1px solid ${color.hairline}`, marginTop: space(1), paddingTop: space(1) },
  },
});
export const title = style({
  ...type.small,
  color: color.inkFaint,
  padding: `${space(1.5)} ${space(2.5)} ${space(1)}`,
});

export const item = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: tokens.size.control,
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused], [data-preview~="hover"])': { background: color.mat },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { background: color.pressed },
    '&[data-disabled]': { color: color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&:is([data-hovered], [data-focused])': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const danger = style({ color: color.danger });
export const icon = style({
  color: color.inkMuted,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const words = style({ ...breakWords, flex: 1, display: 'grid' });
export const description = style({ ...type.small, color: color.inkMuted });
export const tick = style({ flexShrink: 0, color: color.seal });
