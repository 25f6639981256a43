import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutter, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

/** Height of the header when its text fits on one row. */
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
      /* Print the page without the shell. */
      print: { display: 'none' },
    },
  },
  'patterns',
);
export const brand = style({ minWidth: 0, '@media': { [from('laptop')]: { display: 'none' } } }, 'patterns');
/* The smallest phones have room for the seal only; the name stays for screen readers. */
globalStyle(`${brand} [translate]`, {
  '@layer': {
    [layers.patterns]: { '@media': { [`screen and (max-width: ${breakpoints.phone - 1}px)`]: visuallyHidden } },
  },
});
/* Hidden on phones: the bottom bar opens the same drawer. */
export const menu = style(
  { display: 'none', '@media': { [from('tablet')]: { display: 'contents' }, [from('laptop')]: { display: 'none' } } },
  'patterns',
);
/* Phones have the search in the header and the language picker in the drawer. */
export const onPhone = style({ '@media': { [from('tablet')]: { display: 'none' } } }, 'patterns');
export const fromTablet = style(
  { display: 'none', '@media': { [from('tablet')]: { display: 'contents' } } },
  'patterns',
);

/* Beside the actions on a laptop. On small screens a row below them, shown only if there is a parent page. */
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
    /* Keep this row's height when the breadcrumbs wrap below it. */
    minHeight: '3.5rem',
    marginInlineStart: 'auto',
    color: color.inkMuted,
  },
  'patterns',
);
