import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

const narrowWall = `screen and (min-width: ${breakpoints.laptop}px) and (max-width: 1279px)`;

/** Minimum width of the form's column beside the wall. */
const narrowest = '28rem';

export const frame = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative', minHeight: '100dvh' },
  'patterns',
);
export const walled = style(
  { '@media': { [from('laptop')]: { gridTemplateColumns: `minmax(${narrowest}, 1fr) minmax(0, 1.1fr)` } } },
  'patterns',
);

export const after = style({ minHeight: '100dvh' }, 'patterns');

/* The wall reaches the window's edge, so reserve no scrollbar gutter. */
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
/* On phones the menu opens below it, at full width. */
export const top = style(
  {
    display: 'grid',
    minWidth: 0,
    '@media': {
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        gap: space(1),
        position: 'relative',
        marginInline: `calc(-1 * ${space(4)})`,
        paddingInline: space(4),
      },
      [from('tablet')]: { gap: space(2), alignContent: 'start' },
    },
  },
  'patterns',
);
/* Space for the menus: a button on phones, a row of their own on tablets, the top of the wall beside it. */
export const menus = style(
  {
    minWidth: tokens.size.control,
    minHeight: tokens.size.control,
    '@media': {
      /* Aligns the first item with the brand above. */
      [from('tablet')]: { marginInlineStart: `calc(-1 * ${space(2.5)})` },
      [from('laptop')]: {
        selectors: {
          [`${walled} &`]: {
            position: 'absolute',
            zIndex: zIndex.header,
            top: space(6),
            insetInlineStart: `max(${narrowest}, calc(100% / 2.1))`,
            insetInlineEnd: 0,
            marginInlineStart: 0,
            paddingInline: space(6),
          },
        },
      },
      print: { display: 'none' },
    },
  },
  'patterns',
);
export const main = style(
  {
    ...breakWords,
    display: 'grid',
    alignContent: 'center',
    gap: space(6),
    width: '100%',
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingBottom: space(8),
    selectors: { [`${walled} &`]: { maxWidth: '24rem' } },
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
      /* On a narrow wall the menus may take two rows above the picture. */
      [narrowWall]: { paddingBlockStart: '7rem' },
    },
  },
  'patterns',
);
