import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { small } from './parts.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/* On a phone a bottom sheet, within reach of the thumb. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  '@media': { [small]: { placeItems: 'end stretch', padding: 0 } },
});

export const modal = style({
  width: '100%',
  /* The visual viewport excludes the on-screen keyboard. */
  maxHeight: `calc(var(--visual-viewport-height, 100dvh) - ${space(8)})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  /* Keep focused elements clear of the sticky header and footer. */
  scrollPaddingBlock: `${space(16)} ${space(20)}`,
  background: tokens.color.wall,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  animation: `${rise} ${motion.arrive}`,
  '@media': {
    [small]: {
      /* Its buttons are stacked. */
      scrollPaddingBottom: space(36),
      maxWidth: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const size = variants({
  small: { maxWidth: '28rem' },
  medium: { maxWidth: '36rem' },
  large: { maxWidth: '52rem' },
});
/* Declared after the sizes, so that the phone rule wins. */
export const modalPhone = style({ '@media': { [small]: { maxWidth: 'none' } } });
