import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const popover = style({
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  padding: space(1),
});

/* Only handles keys. */
export const letters = style({ display: 'contents' });
export const menu = style({ outline: 'none' });
export const group = style({
  selectors: {
    '& + &': { borderTop: `1px solid ${color.hairline}`, marginTop: space(1), paddingTop: space(1) },
  },
});
export const title = style({
  ...type.small,
  ...breakWords,
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
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:is([data-pressed], [data-preview~="pressed"])': { background: color.pressed },
    /* Aligns the labels, whether or not they have an icon. */
    [`${group}:has(> * > svg:first-child) > &:not(:has(> svg:first-child))`]: {
      paddingInlineStart: `calc(${space(2.5)} + 1.125rem + ${space(3)})`,
    },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&:is([data-hovered], [data-focused], [data-preview~="hover"])': {
          background: 'Highlight',
          color: 'HighlightText',
        },
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
export const tick = style({ flexShrink: 0, color: color.ink });
