import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { breakpoints, from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bottomBar } from './bottom-bar.css.ts';

const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const bar = style(
  {
    position: 'fixed',
    zIndex: zIndex.sticky,
    insetInline: 0,
    bottom: fallbackVar(bottomBar, 'env(safe-area-inset-bottom)'),
    padding: `${space(2)} ${space(4)}`,
    background: tokens.color.wall,
    borderBlockStart: `1px solid ${tokens.color.hairline}`,
    transition: `opacity ${motion.answer}, visibility ${motion.answer}`,
    selectors: { '&[data-away]': { opacity: 0, visibility: 'hidden' } },
    '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
  },
  'patterns',
);
/* Scroll padding, so that the end of the document and focused fields are not covered. */
globalStyle(`body:has(${bar})`, {
  '@layer': { [layers.patterns]: { '@media': { [phone]: { paddingBottom: space(15) } } } },
});
globalStyle(`html:has(${bar})`, {
  '@layer': { [layers.patterns]: { '@media': { [phone]: { scrollPaddingBottom: '9rem' } } } },
});
