import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutter, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

/** How high the header is, where its words need one row. */
export const headerHeight = '3.75rem';

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
export const brand = style({ minWidth: 0, '@media': { [from('laptop')]: { display: 'none' } } }, 'patterns');
/* The smallest phones have room for the seal only; the name stays for a screen reader. */
globalStyle(`${brand} [translate]`, {
  '@layer': {
    [layers.patterns]: { '@media': { [`screen and (max-width: ${breakpoints.phone - 1}px)`]: visuallyHidden } },
  },
});
/* The bar at the foot of a phone opens the same drawer. */
export const menu = style(
  { display: 'none', '@media': { [from('tablet')]: { display: 'contents' }, [from('laptop')]: { display: 'none' } } },
  'patterns',
);
/* A phone has the search in its header, and the choice of a language in its drawer. */
export const onPhone = style({ '@media': { [from('tablet')]: { display: 'none' } } }, 'patterns');
export const fromTablet = style(
  { display: 'none', '@media': { [from('tablet')]: { display: 'contents' } } },
  'patterns',
);

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
