import { keyframes } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const select = style({ minWidth: 0 });

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
  transition: `border-color ${tokens.duration.quick} ${tokens.easing.out}`,
  selectors: {
    [states.hover]: { borderColor: color.inkMuted },
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    [states.disabled]: {
      background: color.mat,
      borderColor: color.border,
      color: color.inkFaint,
      cursor: 'not-allowed',
    },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': { selectors: { [states.disabled]: { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});
export const value = style({
  ...breakWords,
  ...clamp(2),
  flex: '1 1 auto',
  selectors: { '&[data-placeholder]': { color: color.inkFaint } },
});
export const chevron = style({ color: color.inkMuted });

export const popover = style({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(28rem, calc(100vw - 1rem))',
  overflow: 'auto',
  padding: space(1),
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  outline: 'none',
  animation: `${appear} ${tokens.duration.quick} ${tokens.easing.out}`,
});
export const list = style({ outline: 'none' });
export const option = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: tokens.size.control,
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: color.mat },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: 500 },
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
export const words = style({ ...breakWords, flex: '1 1 auto', display: 'grid' });
export const description = style({ ...type.small, fontWeight: 400, color: color.inkMuted });
export const tick = style({ color: color.seal });
