import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, tabular, type } from '../theme/typography.ts';

const { color } = tokens;
/** Tiles instead of rows. */
export const roomy = '(min-width: 30rem)';

export const item = style({
  ...breakWords,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  borderRadius: radius.mat,
  selectors: {
    '&[data-dragged]': { opacity: 0.6, outline: `2px solid ${color.ink}`, outlineOffset: 4 },
  },
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(2),
      /* The cover takes the full width. */
      selectors: { '&:first-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const alike = style({ ...type.small, color: color.inkMuted });

export const heading = style({ display: 'flex', alignItems: 'start', gap: space(2) });
export const cover = style({
  ...type.small,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(1),
  marginInlineStart: 'auto',
  paddingInline: space(2),
  borderRadius: radius.pill,
  background: color.ink,
  color: color.paper,
  fontWeight: 500,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
  },
});

/** Handle for dragging by touch and for moving by arrow keys. */
export const grip = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.controlSmall,
  height: tokens.size.controlSmall,
  borderRadius: radius.control,
  background: color.wall,
  color: color.ink,
  boxShadow: tokens.shadow.raised,
  cursor: 'grab',
  touchAction: 'none',
  '@container': { [roomy]: { insetInlineEnd: space(1), top: space(1) } },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(1),
  minWidth: 0,
  /* Space for the grip, which on a phone is at the end of the row. */
  selectors: { '[data-several] &': { paddingInlineEnd: `calc(${tokens.size.controlSmall} + ${space(2)})` } },
  '@container': { [roomy]: { selectors: { '[data-several] &': { paddingInlineEnd: 0 } } } },
});
export const name = style({ ...type.label, ...clamp(1), wordBreak: 'break-all' });
export const status = style({ ...type.small, ...tabular, color: color.inkMuted });
export const failure = style({ ...type.small, display: 'flex', gap: space(1.5), color: color.danger });
/* The buttons of a picture, in one line where they fit. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(2)}` });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(0.5), marginInlineStart: `-${space(1)}` });

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: color.mat,
  selectors: {
    '&::-webkit-progress-bar': { background: color.mat },
    '&::-webkit-progress-value': { background: color.ink, transition: `inline-size ${motion.progress}` },
    '&::-moz-progress-bar': { background: color.ink },
    '&:indeterminate::-moz-progress-bar': { width: '33%' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', height: 8 } },
});
