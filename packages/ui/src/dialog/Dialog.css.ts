import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { breakpoints, radius, space, zIndex } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';
import { gutterUnderScrim } from './gutter.ts';

const { color } = tokens;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const small = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  background: color.scrim,
  animation: `${fade} ${tokens.duration.gentle} ${tokens.easing.out}`,
  '@media': {
    /* On a phone it rises from the foot, where the thumb is. */
    [small]: { placeItems: 'end stretch', padding: 0 },
    '(forced-colors: active)': { background: 'color-mix(in srgb, Canvas 70%, transparent)' },
  },
});

globalStyle(`html:has(${scrim})`, {
  '@layer': {
    [layers.components]: {
      background: gutterUnderScrim,
    },
  },
});

export const modal = style({
  width: '100%',
  /* The visual viewport: above the keyboard of a phone. */
  maxHeight: `calc(var(--visual-viewport-height, 100dvh) - ${space(8)})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.wall,
  borderRadius: radius.card,
  boxShadow: tokens.shadow.floating,
  animation: `${rise} ${tokens.duration.gentle} ${tokens.easing.out}`,
  '@media': {
    [small]: {
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
/* Written after the sizes, so that a phone wins. */
export const modalPhone = style({ '@media': { [small]: { maxWidth: 'none' } } });

export const dialog = style({ outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(5)} ${space(4)} 0 ${space(6)}`,
});
export const title = style({ ...type.section, ...breakWords, flex: 1, paddingBlock: space(1) });
export const body = style({
  ...type.text,
  ...breakWords,
  padding: `${space(3)} ${space(6)} ${space(6)}`,
  color: color.ink,
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `0 ${space(6)} ${space(6)}`,
  '@media': { [small]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
