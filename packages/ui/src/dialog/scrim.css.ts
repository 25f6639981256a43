import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutterUnderScrim } from './gutter.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** The layer between the page and a window over it, for dialogs and drawers. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: tokens.color.scrim,
  animation: `${fade} ${motion.arrive}`,
  '@media': { '(forced-colors: active)': { background: 'color-mix(in srgb, Canvas 70%, transparent)' } },
});

globalStyle(`html:has(${scrim})`, { '@layer': { [layers.components]: { background: gutterUnderScrim } } });
