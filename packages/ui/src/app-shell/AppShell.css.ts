import { globalStyle } from '@vanilla-extract/css';
import { bottomBar } from '../page/Page.css.ts';
import { layers } from '../theme/layers.css.ts';
import { breakpoints, from, radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { gutter, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

/** From this width in px on the sidebar takes 15 % instead of 20 % (000 section 9). */
const veryWide = 1920;
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const shell = style(
  {
    minHeight: '100dvh',
    '@media': {
      [phone]: { vars: { [bottomBar]: 'calc(3.75rem + env(safe-area-inset-bottom))' } },
      [from('laptop')]: {
        display: 'grid',
        gridTemplateColumns: 'max(20%, 13rem) minmax(0, 1fr)',
        transition: `grid-template-columns ${tokens.duration.gentle} ${tokens.easing.out}`,
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

/* What the keyboard reaches is not left under the header or the bar at the foot. */
globalStyle(`html:has(${shell})`, {
  '@layer': {
    [layers.patterns]: { scrollPaddingTop: '4rem', '@media': { [phone]: { scrollPaddingBottom: '4.5rem' } } },
  },
});

export const skip = style(
  {
    ...type.strong,
    position: 'fixed',
    insetInlineStart: space(4),
    top: space(3),
    zIndex: zIndex.overlay,
    padding: `${space(2)} ${space(4)}`,
    borderRadius: radius.control,
    background: color.ink,
    color: color.paper,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
  'patterns',
);

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

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '100dvh' }, 'patterns');

export const header = style(
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.header,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space(2)}`,
    minHeight: '3.75rem',
    paddingInline: `${gutter.phone} ${space(2)}`,
    background: color.paper,
    transition: `transform ${tokens.duration.gentle} ${tokens.easing.out}`,
    selectors: { '&[data-away]:not(:focus-within)': { transform: 'translateY(-101%)' } },
    '@media': { [from('tablet')]: { paddingInline: `${gutter.tablet} ${space(8)}` } },
  },
  'patterns',
);
export const headerBrand = style({ '@media': { [from('laptop')]: { display: 'none' } } }, 'patterns');
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
  { display: 'flex', alignItems: 'center', gap: space(1), marginInlineStart: 'auto', color: color.inkMuted },
  'patterns',
);

export const main = style(
  {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space(5),
    minWidth: 0,
    outline: 'none',
    padding: `${space(1)} ${gutter.phone} ${space(12)}`,
    '@media': { [from('tablet')]: { paddingInline: gutter.tablet } },
  },
  'patterns',
);
export const footer = style(
  {
    padding: `${space(6)} ${gutter.phone} ${space(6)}`,
    '@media': { [from('tablet')]: { paddingInline: gutter.tablet } },
  },
  'patterns',
);
export const foot = style({ '@media': { [phone]: { paddingBottom: bottomBar } } }, 'patterns');
