import { keyframes } from '@vanilla-extract/css';
import { small } from '../dialog/parts.css.ts';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: `max(${space(4)}, 12dvh) ${space(4)} ${space(4)}`,
  '@media': { [small]: { padding: space(2) } },
});
export const modal = style({
  width: '100%',
  maxWidth: '40rem',
  overflow: 'hidden',
  background: color.wall,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  animation: `${drop} ${motion.arrive}`,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `min(32rem, calc(var(--visual-viewport-height, 100dvh) - ${space(8)}))`,
  outline: 'none',
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(4),
  color: color.inkMuted,
  borderBottom: `1px solid ${color.hairline}`,
});
/* The caret and the line below mark the field, so the input has no border of its own. */
export const input = style({
  ...type.text,
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  fontSize: '1rem',
  color: color.ink,
  background: 'none',
  border: 0,
  outline: 'none',
});

export const found = style({ overflow: 'auto', overscrollBehavior: 'contain', flex: '1 1 auto', padding: space(2) });
export const list = style({ outline: 'none' });
export const group = style({ selectors: { '& + &': { marginTop: space(2) } } });
export const title = style({
  ...type.small,
  ...breakWords,
  color: color.inkFaint,
  padding: `${space(1)} ${space(2.5)}`,
});
export const icon = style({ color: color.inkMuted, '@media': { '(forced-colors: active)': { color: 'inherit' } } });
export const option = style({
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
  scrollMarginBlock: space(2),
  selectors: {
    '&[aria-selected="true"]': { background: color.mat, boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&:is(:active, [data-preview~="pressed"])': { background: color.pressed },
    /* Items without an icon align their text with those that have one. */
    [`${list}:has(${icon}) &:not(:has(> ${icon}))`]: { paddingInlineStart: `calc(${space(5.5)} + 18px)` },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
/* Label and description are clamped separately: a long label does not hide the description. */
export const words = style({ ...breakWords, flex: 1, display: 'grid' });
export const label = style(clamp(3));
export const description = style({ ...type.small, ...clamp(2), color: color.inkMuted });
export const nothing = style({ ...type.text, ...breakWords, color: color.inkMuted, padding: space(4) });
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(2)} ${space(2.5)}`,
});
export const hints = style({
  ...type.small,
  display: 'flex',
  gap: space(4),
  padding: `${space(2)} ${space(4)}`,
  color: color.inkMuted,
  borderTop: `1px solid ${color.hairline}`,
  '@media': { '(pointer: coarse)': { display: 'none' }, [small]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
