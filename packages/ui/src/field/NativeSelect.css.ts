import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

export const frame = style({ position: 'relative', display: 'inline-grid', minWidth: 0, maxWidth: '100%' });
/* As high as its container. */
export const inside = style({ flexShrink: 0, alignSelf: 'stretch' });
export const select = style({
  appearance: 'none',
  fieldSizing: 'content',
  minWidth: 0,
  minHeight: tokens.size.controlSmall,
  paddingBlock: 0,
  paddingInline: `${space(2)} ${space(7)}`,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { color: color.ink },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed', color: color.inkDisabled, opacity: 1 },
  },
  '@media': {
    /* iOS zooms into fields with text below 16 px. */
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
export const bare = style({
  selectors: { '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { background: color.hover } },
});
/** Used alone, with the border of a field. */
export const edged = style({
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  color: color.ink,
  transition: `border-color ${motion.answer}`,
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { borderColor: color.inkMuted },
    '&:is(:focus-visible, [data-preview~="focus"])': { outlineOffset: '1px' },
    '&:disabled': { background: color.mat, borderColor: color.border },
  },
});
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space(2),
  insetBlockStart: 'calc(50% - 8px)',
  color: color.inkMuted,
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: color.inkDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { ':disabled + &': { color: 'GrayText' } } } },
});

/* The browser draws the open list and takes only these from the theme. */
globalStyle(`${select} option`, {
  '@layer': { [layers.components]: { background: color.wall, color: color.ink } },
});
