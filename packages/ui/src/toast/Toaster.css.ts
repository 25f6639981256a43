import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style(
  {
    position: 'fixed',
    zIndex: zIndex.toast,
    top: `max(${space(4)}, env(safe-area-inset-top))`,
    insetInline: 0,
    width: `min(30rem, calc(100vw - ${space(8)}))`,
    marginInline: 'auto',
    outline: 'none',
  },
  'patterns',
);
export const list = style({ display: 'flex', flexDirection: 'column', gap: space(2) }, 'patterns');
export const item = style(
  {
    borderRadius: radius.card,
    /* Can be swiped away. */
    touchAction: 'pan-y',
    animation: `${arrive} ${motion.arrive}`,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '-2px' },
    },
  },
  'patterns',
);
