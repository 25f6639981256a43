import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, type } from '../theme/typography.ts';
import { bottomBar } from './bottom-bar.css.ts';

/* Not in a low window (400 % zoom, landscape), where a floating button would cover the focused element. */
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
/* On a phone the elements beside the title are as narrow as an icon. */
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
    /* Focused after navigation, to be announced. Not interactive: no focus ring. */
    selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
  },
  'patterns',
);
export const work = style(artName, 'patterns');
export const summary = style({ ...type.text, color: tokens.color.inkMuted }, 'patterns');
export const reserved = style({ visibility: 'hidden' }, 'patterns');

export const actions = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), maxWidth: '100%' },
  'patterns',
);

/** Buttons where there is room, otherwise a menu. */
export const wide = style({ display: 'contents', '@media': { [phone]: { display: 'none' } } }, 'patterns');
export const narrow = style({ display: 'none', '@media': { [phone]: { display: 'contents' } } }, 'patterns');

/** On a phone the primary action floats within reach of the thumb, until the page is scrolled down. */
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
          /* A pill of at most three lines, which scrolls: it should cover little. */
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
