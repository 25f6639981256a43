import { keyframes } from '@vanilla-extract/css';
import { small } from '../dialog/parts.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const size = variants({
  small: { width: `min(24rem, calc(100vw - ${space(10)}))` },
  medium: { width: `min(32rem, calc(100vw - ${space(10)}))` },
  large: { width: `min(48rem, calc(100vw - ${space(10)}))` },
});

/* Declared after the sizes, so that the phone rule wins: there it is a bottom sheet, within reach of the thumb. */
export const drawer = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [small]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: 'auto',
      maxHeight: `calc(var(--visual-viewport-height, 100dvh) - ${space(8)})`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderStartStartRadius: radius.card,
      borderStartEndRadius: radius.card,
      animationName: rise,
    },
  },
});

/* At least as high as the drawer, so that the footer is at the bottom even with little content. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  '@media': { [small]: { minHeight: 0 } },
});
export const body = style({ flex: '1 0 auto' });
export const footer = style({
  marginTop: 0,
  borderTop: `1px solid ${tokens.color.hairline}`,
  paddingBlock: space(4),
});
