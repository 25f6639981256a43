import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

/** A full-height panel at the end side of the window: the drawer, and the sidebar of small screens. */
export const side = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  background: tokens.color.wall,
  boxShadow: tokens.shadow.floating,
  animation: `${slideIn} ${motion.arrive}`,
  '@media': { '(forced-colors: active)': { borderInlineStart: '2px solid CanvasText' } },
});
