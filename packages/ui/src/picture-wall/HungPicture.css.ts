import { createVar, fallbackVar } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, type } from '../theme/typography.ts';

/** Maximum height of a portrait and width of a landscape picture, unless they fill half of a wall. */
export const height = createVar();
export const width = createVar();

export const hung = style({ display: 'grid', justifyItems: 'end', maxWidth: '100%' }, 'patterns');
export const wide = style({ width: fallbackVar(width, 'min(100%, 36rem)') }, 'patterns');
export const tall = style({}, 'patterns');

/* Mat and wood; the wood is lighter in the dark theme, or it would not be visible. */
export const frame = style(
  {
    padding: 'clamp(0.75rem, 2.4vw, 2rem)',
    background: '#f6f1e6',
    border: 'clamp(6px, 0.8vw, 10px) solid light-dark(#2a241d, #4a3f33)',
    borderRadius: radius.mat,
    boxShadow: `${tokens.shadow.art}, 0 30px 60px -24px light-dark(#1d1a1680, #000000cc)`,
    selectors: { [`${wide} > &`]: { width: '100%' } },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'patterns',
);
export const picture = style(
  {
    display: 'block',
    boxShadow: '0 0 0 1px #1d1a1626',
    selectors: {
      [`${wide} &`]: { width: '100%', height: 'auto' },
      [`${tall} &`]: {
        height: fallbackVar(height, 'min(56vh, 34rem)'),
        width: 'auto',
        maxWidth: '100%',
        objectFit: 'contain',
      },
    },
  },
  'patterns',
);
/* A card that overlaps the frame's corner. */
export const label = style(
  {
    ...type.small,
    ...breakWords,
    display: 'grid',
    position: 'relative',
    marginTop: `calc(-1 * ${space(2)})`,
    marginInlineEnd: `calc(-1 * ${space(3)})`,
    padding: `${space(2)} ${space(4)}`,
    background: tokens.color.wall,
    color: tokens.color.inkMuted,
    border: `1px solid ${tokens.color.hairline}`,
    boxShadow: tokens.shadow.art,
    borderRadius: radius.mat,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'patterns',
);
export const name = style({ ...type.card, ...artName, color: tokens.color.ink }, 'patterns');
export const by = style({ color: tokens.color.ink }, 'patterns');
