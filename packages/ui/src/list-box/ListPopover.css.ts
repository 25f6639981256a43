import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(28rem, calc(100vw - 1rem))',
  overflow: 'hidden',
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  outline: 'none',
  animation: `${appear} ${motion.appear}`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const status = style({
  ...type.small,
  ...breakWords,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(3.5)}`,
  color: color.inkMuted,
  selectors: { ':has([role="option"]) + &': { borderTop: `1px solid ${color.hairline}` } },
});
