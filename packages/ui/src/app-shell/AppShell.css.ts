import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { bottomBar, withPrimary } from '../page/Page.css.ts';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutter, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

/** From this width in px on the sidebar takes 15 % instead of 20 % (000 section 9). */
const veryWide = 1920;
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const shell = style(
  {
    minHeight: '100dvh',
    '@media': {
      print: { minHeight: 0 },
      [phone]: { vars: { [bottomBar]: 'calc(3.75rem + env(safe-area-inset-bottom))' } },
      [from('laptop')]: {
        display: 'grid',
        gridTemplateColumns: 'max(20%, 13rem) minmax(0, 1fr)',
        transition: `grid-template-columns ${motion.move}`,
      },
      [`screen and (min-width: ${veryWide}px)`]: { gridTemplateColumns: '15% minmax(0, 1fr)' },
    },
  },
  'patterns',
);
export const collapsed = style(
  { '@media': { [from('laptop')]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } } },
  'patterns',
);

/** How high the header is, where its words need one row. */
const headerHeight = '3.75rem';

/* What the keyboard reaches is not left under the header or the bar at the foot. */
globalStyle(`html:has(${shell})`, {
  '@layer': {
    [layers.patterns]: {
      scrollPaddingTop: '5.5rem',
      '@media': { [phone]: { scrollPaddingBottom: '4.5rem' }, [from('laptop')]: { scrollPaddingTop: '4rem' } },
    },
  },
});

export const side = style(
  {
    display: 'none',
    '@media': {
      [from('laptop')]: {
        display: 'block',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        minWidth: 0,
        zIndex: zIndex.sidebar,
        background: color.paper,
        borderInlineEnd: `1px solid ${color.hairline}`,
        overflow: 'clip',
      },
    },
  },
  'patterns',
);

export const column = style(
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: '100dvh',
    '@media': { print: { display: 'block', minHeight: 0 } },
  },
  'patterns',
);

export const header = style(
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space(2)}`,
    minHeight: headerHeight,
    paddingInline: `${gutter.phone} ${space(2)}`,
    background: color.paper,
    transition: `transform ${motion.move}`,
    selectors: { '&[data-away]:not(:focus-within)': { transform: 'translateY(-101%)' } },
    '@media': {
      [from('tablet')]: { paddingInline: `${gutter.tablet} ${space(8)}` },
      /* On paper there is the page, not the shell. */
      print: { display: 'none' },
    },
  },
  'patterns',
);
export const headerBrand = style({ minWidth: 0, '@media': { [from('laptop')]: { display: 'none' } } }, 'patterns');
/* The smallest phones have room for the seal only; the name stays for a screen reader. */
globalStyle(`${headerBrand} [translate]`, {
  '@layer': {
    [layers.patterns]: { '@media': { [`screen and (max-width: ${breakpoints.phone - 1}px)`]: visuallyHidden } },
  },
});
export const menu = style({ '@media': { [from('laptop')]: { display: 'none' } } }, 'patterns');

/* Beside the actions on a laptop; a row of their own below, and only when there is a way up, on small screens. */
export const crumbs = style(
  {
    order: 1,
    flexBasis: '100%',
    minWidth: 0,
    paddingBottom: space(1),
    selectors: { '&:empty, &:has(li:only-child)': { display: 'none' } },
    '@media': {
      [from('laptop')]: {
        order: 0,
        flex: 1,
        paddingBottom: 0,
        selectors: { '&:empty, &:has(li:only-child)': { display: 'block' } },
      },
    },
  },
  'patterns',
);
export const actions = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    /* The row keeps its height above the crumbs'. */
    minHeight: '3.5rem',
    marginInlineStart: 'auto',
    color: color.inkMuted,
  },
  'patterns',
);

export const main = style(
  {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space(5),
    minWidth: 0,
    /* The first window is the screen's: a footer comes below it, and late, without anything moving. */
    minHeight: `calc(100dvh - ${headerHeight} - ${fallbackVar(bottomBar, '0px')})`,
    outline: 'none',
    padding: `${space(1)} ${gutter.phone} ${space(12)}`,
    '@media': { [from('tablet')]: { paddingInline: gutter.tablet }, print: { minHeight: 0, padding: 0 } },
  },
  'patterns',
);
/* The end of the page is not left under the bar, nor under the button that floats above it. */
export const foot = style({ '@media': { [phone]: { paddingBottom: bottomBar } } }, 'patterns');
globalStyle(`${main}:has(${withPrimary}) ~ footer`, {
  '@layer': { [layers.patterns]: { '@media': { [phone]: { paddingBottom: space(20) } } } },
});
