import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';
import { item, roomy } from './Item.css.ts';

const { color } = tokens;

export const mat = style({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: radius.mat,
  background: color.mat,
  userSelect: 'none',
  selectors: { '[data-several] &': { cursor: 'grab' }, '[data-dragging] &': { cursor: 'grabbing' } },
  '@container': {
    [roomy]: {
      selectors: {
        [`${item}:first-child > &`]: {
          aspectRatio: '3 / 2',
          width: '100%',
          maxHeight: '32rem',
        },
      },
    },
  },
  '@media': { '(forced-colors: active)': { border: `1px solid ${color.border}` } },
});
export const opening = style({
  position: 'absolute',
  inset: '9%',
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  color: color.inkFaint,
});
/* Uncropped, whatever its aspect ratio. */
export const picture = style({
  maxWidth: '100%',
  maxHeight: '100%',
  width: 'auto',
  height: 'auto',
  boxShadow: tokens.shadow.art,
  pointerEvents: 'none',
});

export const nothing = style({ ...type.small, display: 'grid', justifyItems: 'center', gap: space(1) });
