import { createVar } from '@vanilla-extract/css';
import { from, radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/** Height of a portrait picture; landscape ones are lower, so that all have the same visual weight. */
const height = createVar();
/** Height of one picture. */
const own = createVar();

/* Two per row on the smallest phone, five on a laptop. */
export const wall = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${space(6)} ${space(3)}`,
    vars: { [height]: 'clamp(5.5rem, 33vw, 13rem)' },
    '@media': {
      [from('laptop')]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateRows: 'auto auto',
        justifyContent: 'space-between',
        gap: `${space(4)} ${space(5)}`,
        vars: { [height]: 'clamp(7rem, 13.4vw, 12.25rem)' },
      },
    },
  },
  'patterns',
);
/* Centred on one line, with the labels aligned below. */
export const item = style(
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space(3),
    minWidth: 0,
    '@media': { [from('laptop')]: { gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'center' } },
  },
  'patterns',
);
export const tall = style({ vars: { [own]: height } }, 'patterns');
export const wide = style({ vars: { [own]: `calc(0.8 * ${height})` } }, 'patterns');
export const panorama = style({ vars: { [own]: `calc(0.62 * ${height})` } }, 'patterns');
export const frame = style(
  {
    padding: space(1.5),
    background: '#f6f1e6',
    border: '4px solid light-dark(#2a241d, #4a3f33)',
    borderRadius: radius.mat,
    boxShadow: tokens.shadow.art,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
  'patterns',
);
export const picture = style(
  { display: 'block', height: own, width: 'auto', maxWidth: '100%', objectFit: 'contain' },
  'patterns',
);
/* No wider than its picture. */
export const label = style(
  {
    ...type.small,
    ...breakWords,
    display: 'grid',
    alignContent: 'start',
    alignSelf: 'start',
    width: 0,
    minWidth: '100%',
    color: color.inkMuted,
  },
  'patterns',
);
export const name = style({ ...type.card, fontSize: '0.9375rem', ...artName, color: color.ink }, 'patterns');
