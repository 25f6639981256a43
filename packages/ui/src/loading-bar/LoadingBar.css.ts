import { keyframes } from '@vanilla-extract/css';
import { zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } });
const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/* Takes no space: only its line is visible, and only while something loads. */
export const root = style({ display: 'contents' });
export const track = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetInline: 0,
  top: 0,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
  /* Short loads show nothing. */
  opacity: 0,
  animation: `${appear} 1ms linear 150ms forwards`,
});
export const bar = style({
  width: '32%',
  height: '100%',
  background: tokens.color.ink,
  animation: `${run} 1.1s ${tokens.easing.out} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { width: '100%', animation: `${breathe} 2s ease-in-out infinite` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});
