import { keyframes } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const appear = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  ...type.small,
  ...breakWords,
  width: 'max-content',
  maxWidth: `min(16rem, calc(100vw - ${space(4)}))`,
  padding: `${space(1)} ${space(2.5)}`,
  borderRadius: radius.control,
  background: color.ink,
  color: color.paper,
  boxShadow: tokens.shadow.floating,
  textWrap: 'pretty',
  animation: `${appear} ${motion.appear}`,
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', border: '1px solid CanvasText' },
  },
});
