import { keyframes } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const placeholder = style({
  display: 'block',
  maxWidth: '100%',
  background: tokens.color.hairline,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText', background: 'Canvas' },
  },
});

export const shape = variants({
  text: { height: '0.7em', marginBlock: '0.3em', borderRadius: radius.pill },
  block: { borderRadius: radius.control },
  /* The mat shows before its picture. */
  art: { borderRadius: radius.mat, aspectRatio: '1', background: tokens.color.mat },
});

export const lines = style({ display: 'grid', gap: space(1) });
