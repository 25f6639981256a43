import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

export const thumbnails = style({
  display: 'flex',
  gap: space(2),
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  /* Space for the ring around the selected one. */
  padding: space(1),
});

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space(16),
  height: space(16),
  padding: space(1.5),
  borderRadius: radius.mat,
  background: color.mat,
  selectors: {
    [states.hover]: { background: `color-mix(in srgb, ${color.mat}, ${color.ink} 6%)` },
    [states.selected]: { boxShadow: `0 0 0 2px ${color.ink}` },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      /* A border, so that an outline always means focus. */
      border: '1px solid CanvasText',
      selectors: { [states.selected]: { border: '3px solid Highlight' } },
    },
  },
});
