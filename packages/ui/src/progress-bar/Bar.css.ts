import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;
const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const bar = style({
  position: 'relative',
  display: 'block',
  height: 6,
  borderRadius: radius.pill,
  background: color.hairline,
  overflow: 'hidden',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas', height: 8 },
    print: { border: '1px solid' },
  },
});
export const thin = style({ height: 4 });
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.pill,
  transition: `width ${motion.move}`,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const tone = variants({
  ink: { background: color.ink },
  neutral: { background: color.inkFaint },
  ok: { background: color.ok },
  warning: { background: color.warning },
  danger: { background: color.danger },
});
/* 0 draws nothing; any more draws at least 3 px. */
export const some = style({ minWidth: 3 });
export const moving = style({
  position: 'absolute',
  insetBlock: 0,
  width: '40%',
  animation: `${slide} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', insetInlineStart: '30%' } },
});
