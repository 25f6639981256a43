import { motion } from '../theme/motion.ts';
import { space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: color.paper,
  color: color.ink,
});
export const modal = style({ height: 'var(--visual-viewport-height, 100dvh)' });
export const keys = style({ height: '100%' });
export const content = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: `calc(${space(2)} + env(safe-area-inset-top)) ${space(2)} ${space(2)} ${space(4)}`,
});
export const count = style({ ...type.small, ...tabular, flex: 1, color: color.inkMuted });
export const percent = style({ marginInlineStart: space(3), color: color.ink });

export const figure = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  marginInline: space(4),
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed][data-held]': { cursor: 'grabbing' } },
});
export const picture = style({
  flexShrink: 0,
  boxShadow: tokens.shadow.art,
  transition: `transform ${motion.turn}`,
  selectors: { '[data-held] > &': { transition: 'none' } },
});

export const caption = style({
  ...type.small,
  ...breakWords,
  maxHeight: '5.4rem',
  overflowY: 'auto',
  padding: `${space(3)} ${space(4)} ${space(1)}`,
  color: color.inkMuted,
  textAlign: 'center',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(2)} calc(${space(2)} + env(safe-area-inset-bottom))`,
});
export const thumbnails = style({ minWidth: 0 });
