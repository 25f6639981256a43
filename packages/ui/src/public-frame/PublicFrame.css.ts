import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { from, radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, type } from '../theme/typography.ts';

export const frame = style(
  {
    display: 'grid',
    minHeight: '100dvh',
    '@media': { [from('laptop')]: { gridTemplateColumns: 'minmax(28rem, 1fr) minmax(0, 1.1fr)' } },
  },
  'patterns',
);

/* The wall reaches the edge of the window: no gutter is kept for a scrollbar that is not there. */
globalStyle(`html:has(${frame})`, { '@layer': { [layers.patterns]: { scrollbarGutter: 'auto' } } });

export const room = style(
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: space(8),
    minWidth: 0,
    padding: `${space(4)} ${space(4)} ${space(6)}`,
    '@media': { [from('tablet')]: { padding: `${space(6)} ${space(10)}` } },
  },
  'patterns',
);
export const header = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space(2) },
  'patterns',
);
export const tools = style({ display: 'flex', alignItems: 'center', gap: space(1) }, 'patterns');

export const main = style(
  {
    ...breakWords,
    display: 'grid',
    alignContent: 'center',
    gap: space(6),
    width: '100%',
    maxWidth: '24rem',
    marginInline: 'auto',
    paddingBottom: space(8),
  },
  'patterns',
);
export const head = style({ display: 'grid', gap: space(2) }, 'patterns');
export const title = style({ ...type.title, outline: 'none' }, 'patterns');
export const lead = style({ ...type.text, color: tokens.color.inkMuted }, 'patterns');
export const footer = style({ ...type.small, color: tokens.color.inkMuted }, 'patterns');

/* The wall beside the form, lit from above. */
export const wall = style(
  {
    display: 'none',
    '@media': {
      [from('laptop')]: {
        display: 'grid',
        placeItems: 'center',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        minHeight: '34rem',
        padding: space(10),
        background: `radial-gradient(ellipse 90% 70% at 50% 34%, ${tokens.color.wall}, ${tokens.color.mat} 78%)`,
        borderInlineStart: `1px solid ${tokens.color.hairline}`,
      },
    },
  },
  'patterns',
);
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
      height: 'min(58vh, 34rem)',
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
