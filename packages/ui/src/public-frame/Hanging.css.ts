import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, type } from '../theme/typography.ts';

/** How high the picture hangs, where it is not half of a wall. */
export const height = createVar();

export const hanging = style({ display: 'grid', gap: space(6), justifyItems: 'end' }, 'patterns');
export const picture = style(
  {
    padding: 'clamp(1.25rem, 3.2vh, 2.25rem)',
    background: '#f6f1e6',
    border: '10px solid #2a241d',
    borderRadius: radius.mat,
    boxShadow: `${tokens.shadow.art}, 0 30px 60px -24px light-dark(#1d1a1680, #000000cc)`,
  },
  'patterns',
);
globalStyle(`${picture} > img`, {
  '@layer': {
    [layers.patterns]: {
      height: fallbackVar(height, 'min(58vh, 34rem)'),
      width: 'auto',
      aspectRatio: '4 / 5',
      boxShadow: 'inset 0 0 0 1px #0002, 0 0 0 1px #1d1a1626',
    },
  },
});
export const label = style(
  {
    ...type.small,
    padding: `${space(2)} ${space(3)}`,
    background: tokens.color.wall,
    color: tokens.color.inkMuted,
    boxShadow: tokens.shadow.art,
    borderRadius: radius.mat,
  },
  'patterns',
);
export const name = style({ ...type.card, ...artName, display: 'block', color: tokens.color.ink }, 'patterns');
