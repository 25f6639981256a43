import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/** The picture that the dialog is about. */
export const shown = style({
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: space(48),
  padding: space(4),
  borderRadius: radius.mat,
  background: color.mat,
  color: color.inkFaint,
});

export const bench = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: space(60),
  padding: space(4),
  borderRadius: radius.mat,
  background: color.mat,
  color: color.inkMuted,
});
export const picture = style({ display: 'block', width: 'auto', maxWidth: '100%', maxHeight: '48dvh' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
export const result = style({ ...type.small, ...tabular, marginInlineStart: 'auto', color: color.inkMuted });

/* The library's lines in our colours, with handles large enough for touch. */
globalStyle(`${bench} .ReactCrop`, {
  '@layer': {
    [layers.components]: {
      vars: {
        '--rc-focus-color': color.focus,
        '--rc-drag-handle-size': '14px',
        '--rc-drag-handle-mobile-size': '24px',
        // Visible on every picture: light fill, dark border.
        '--rc-drag-handle-bg-colour': color.wall,
        '--rc-border-color': color.ink,
      },
    },
  },
});
