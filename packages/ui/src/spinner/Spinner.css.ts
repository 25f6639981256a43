import { keyframes } from '@vanilla-extract/css';
import { style } from '../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    /* With reduced motion it fades instead of turning. */
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
  },
});
