import { globalStyle, keyframes } from '@vanilla-extract/css';
import { gutterUnderScrim } from '../dialog/gutter.ts';
import { layers } from '../theme/layers.css.ts';
import { space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    background: tokens.color.scrim,
    animation: `${fadeIn} ${tokens.duration.gentle} ${tokens.easing.out}`,
  },
  'patterns',
);
globalStyle(`html:has(${scrim})`, {
  '@layer': {
    [layers.patterns]: {
      background: gutterUnderScrim,
    },
  },
});

export const drawer = style(
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: `min(20rem, calc(100vw - ${space(10)}))`,
    background: tokens.color.paper,
    boxShadow: tokens.shadow.floating,
    animation: `${slideIn} ${tokens.duration.gentle} ${tokens.easing.out}`,
    '@media': { '(forced-colors: active)': { borderInlineStart: '1px solid CanvasText' } },
  },
  'patterns',
);
export const dialog = style({ height: '100%', outline: 'none' }, 'patterns');
export const close = style(
  { position: 'absolute', insetBlockStart: space(3), insetInlineEnd: space(3), zIndex: 1 },
  'patterns',
);
