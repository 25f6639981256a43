import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const raised = {
  background: color.wall,
  color: color.ink,
  boxShadow: tokens.shadow.floating,
  overflow: 'auto',
  outline: 'none',
} as const;

export const popover = style({
  ...raised,
  maxWidth: 'calc(100vw - 1rem)',
  padding: space(3),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  animation: `${appear} ${motion.appear}`,
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'end stretch',
  background: color.scrim,
  animation: `${fade} ${motion.arrive}`,
  '@media': { '(forced-colors: active)': { background: 'color-mix(in srgb, Canvas 70%, transparent)' } },
});
/* Full width; at 320 px a day is still 43 px wide. */
export const sheet = style({
  ...raised,
  width: '100%',
  maxHeight: `calc(var(--visual-viewport-height, 100dvh) - ${space(4)})`,
  padding: space(2),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom))`,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  overscrollBehavior: 'contain',
  animation: `${rise} ${motion.arrive}`,
  '@media': { '(forced-colors: active)': { borderBlockStart: '2px solid CanvasText' } },
});

export const dialog = style({ display: 'grid', justifyItems: 'center', gap: space(2), outline: 'none' });
export const head = style({
  justifySelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingInlineStart: space(3),
});
export const title = style({ ...type.card, ...breakWords });
export const foot = style({
  justifySelf: 'stretch',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  paddingBlockStart: space(2),
  borderBlockStart: `1px solid ${color.hairline}`,
});
