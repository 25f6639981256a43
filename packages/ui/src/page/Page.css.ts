import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, type } from '../theme/typography.ts';
import { bottomBar } from './bottom-bar.css.ts';

/* Not in a low window, at 400 % zoom or turned: there what floats would cover what has the focus. */
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px) and (min-height: 480px)`;

export const page = style({ display: 'grid', gap: space(5), minWidth: 0 }, 'patterns');
export const withFloating = style({ '@media': { [phone]: { paddingBottom: space(16) } } }, 'patterns');

export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${space(3)} ${space(6)}`,
  },
  'patterns',
);
/* On a phone what stands beside the title is no wider than an icon. */
export const oneLine = style({ '@media': { [phone]: { flexWrap: 'nowrap', alignItems: 'flex-start' } } }, 'patterns');
export const words = style(
  {
    ...breakWords,
    display: 'grid',
    flex: '1 1 18rem',
    '@media': { [phone]: { selectors: { [`${oneLine} > &`]: { flexBasis: 0 } } } },
  },
  'patterns',
);

export const title = style(
  {
    ...type.title,
    ...breakWords,
    /* It takes focus after a change of page, to be announced. It is nothing to act on: no ring. */
    selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
  },
  'patterns',
);
export const work = style(artName, 'patterns');
export const summary = style({ ...type.text, color: tokens.color.inkMuted }, 'patterns');

export const actions = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), maxWidth: '100%' },
  'patterns',
);

/** Buttons where there is room for them, a menu where there is not. */
export const wide = style({ display: 'contents', '@media': { [phone]: { display: 'none' } } }, 'patterns');
export const narrow = style({ display: 'none', '@media': { [phone]: { display: 'contents' } } }, 'patterns');

/** On a phone the one thing to do next floats where the thumb is, until the page is scrolled down. */
export const floating = style(
  {
    '@media': {
      [phone]: {
        position: 'fixed',
        zIndex: zIndex.sticky,
        insetInlineEnd: space(4),
        bottom: `calc(${fallbackVar(bottomBar, '0px')} + ${space(4)})`,
        maxWidth: `calc(100vw - ${space(8)})`,
        transition: `transform ${motion.move}`,
        selectors: {
          '&[data-away]:not(:focus-within)': { transform: `translateY(calc(100% + ${space(24)}))` },
        },
      },
    },
  },
  'patterns',
);

globalStyle(`${floating} > :is(a, button)`, {
  '@layer': {
    [layers.patterns]: {
      '@media': {
        [phone]: {
          minHeight: '3rem',
          paddingInline: space(5),
          /* A pill, or a slip of three lines at most, which scrolls: what it covers matters too. */
          borderRadius: '1.5rem',
          maxHeight: '4.5rem',
          alignItems: 'safe center',
          overflowY: 'auto',
          boxShadow: tokens.shadow.floating,
        },
      },
    },
  },
});
