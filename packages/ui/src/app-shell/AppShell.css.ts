import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { bottomBar } from '../page/bottom-bar.css.ts';
import { withFloating } from '../page/Page.css.ts';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutter } from '../theme/typography.ts';
import { headerHeight } from './Header.css.ts';

const { color } = tokens;

/**
 * From this width in px the sidebar takes 15 % instead of 20 % (000 section 9). It also has a minimum width: on the
 * narrowest laptop 20 % is slightly too little for the longest entry with its badge.
 */
const veryWide = 1920;
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

/** Width of the sidebar. Several rules set it, one draws with it. */
const sidebar = createVar();

export const shell = style(
  {
    minHeight: '100dvh',
    '@media': {
      print: { minHeight: 0 },
      [phone]: { vars: { [bottomBar]: 'calc(3.75rem + env(safe-area-inset-bottom))' } },
      [from('laptop')]: {
        display: 'grid',
        vars: { [sidebar]: 'max(20%, 13rem)' },
        gridTemplateColumns: `${sidebar} minmax(0, 1fr)`,
        transition: `grid-template-columns ${motion.move}`,
      },
      [`screen and (min-width: ${veryWide}px)`]: { vars: { [sidebar]: '15%' } },
    },
  },
  'patterns',
);
export const collapsed = style({ selectors: { [`${shell}&`]: { vars: { [sidebar]: '4rem' } } } }, 'patterns');

/* Keep focused elements clear of the header and the bottom bar. */
globalStyle(`html:has(${shell})`, {
  '@layer': {
    [layers.patterns]: {
      scrollPaddingTop: '5.5rem',
      '@media': { [phone]: { scrollPaddingBottom: '4.5rem' }, [from('laptop')]: { scrollPaddingTop: '4rem' } },
    },
  },
});

/* The page's button floats above the bar: allow for three lines of it at most, with its padding. */
globalStyle(`html:has(${shell}):has(${withFloating})`, {
  '@layer': { [layers.patterns]: { '@media': { [phone]: { scrollPaddingBottom: '10.5rem' } } } },
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

export const main = style(
  {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space(5),
    minWidth: 0,
    /* The page fills the first window, so that a footer below it can load late without a layout shift. */
    minHeight: `calc(100dvh - ${headerHeight} - ${fallbackVar(bottomBar, '0px')})`,
    outline: 'none',
    padding: `${space(1)} ${gutter.phone} ${space(12)}`,
    '@media': { [from('tablet')]: { paddingInline: gutter.tablet }, print: { minHeight: 0, padding: 0 } },
  },
  'patterns',
);
/* Keep the end of the page clear of the bottom bar and of the button that floats above it. */
export const foot = style({ '@media': { [phone]: { paddingBottom: bottomBar } } }, 'patterns');
globalStyle(`${main}:has(${withFloating}) ~ footer`, {
  '@layer': { [layers.patterns]: { '@media': { [phone]: { paddingBottom: space(20) } } } },
});
