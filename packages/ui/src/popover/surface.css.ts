import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The floating surface of menus, list boxes and popovers. */
export const surface = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.wall,
  color: color.ink,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  outline: 'none',
  animation: `${appear} ${motion.appear}`,
});
