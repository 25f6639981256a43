import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/** Reserves the picture's space before it loads, with the aspect ratio of its dimensions. */
export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: color.mat,
  containerType: 'inline-size',
});

/** The blurred placeholder of a few pixels. Larger than the frame, so that the blur has no pale edge. */
export const placeholder = style({
  position: 'absolute',
  inset: '-1.75rem',
  backgroundSize: '100% 100%',
  filter: 'blur(12px)',
  selectors: {
    /* Hidden once the picture has faded in, since the picture may be transparent. */
    '[data-state="loaded"]:not([data-preview~="loading"]) > &': {
      visibility: 'hidden',
      transition: `visibility 0s ${tokens.duration.gentle}`,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const picture = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  opacity: 0,
  transition: `opacity ${motion.arrive}`,
  selectors: {
    '[data-state="loaded"] > &, [data-priority] > &': { opacity: 1 },
    '[data-preview~="loading"] > &': { opacity: 0 },
  },
});

export const broken = style({
  ...type.small,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  padding: space(1),
  border: `1px dashed ${color.border}`,
  borderRadius: radius.mat,
  color: color.inkMuted,
  textAlign: 'center',
});

/* A thumbnail has room for the icon only; the text stays its accessible name. */
export const brokenWord = style({ '@container': { '(max-width: 7rem)': { display: 'none' } } });
