import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { motion } from '../theme/motion.ts';
import { from, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, gutter } from '../theme/typography.ts';
import { half, side } from './measure.ts';

const { color } = tokens;

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }, 'patterns');

/* Focused elements are not hidden behind the header. */
globalStyle(`html:has(${shell})`, { '@layer': { [layers.patterns]: { scrollPaddingTop: '4.5rem' } } });

/* Background of the header, which hides on scrolling down unless it contains the focus. */
export const top = style(
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.header,
    padding: `${space(2)} ${gutter.phone}`,
    background: color.paper,
    borderBottom: `1px solid ${color.hairline}`,
    transition: `transform ${motion.move}`,
    selectors: { '&[data-away]:not(:focus-within)': { transform: 'translateY(-101%)' } },
    '@media': { [from('tablet')]: { paddingInline: side }, print: { position: 'static' } },
  },
  'patterns',
);

/* A centred column on the widest screens; `data-full` children span the full width. */
const columns = (gutter: string) =>
  `[full-start] minmax(${gutter}, 1fr) [content-start] minmax(0, ${half}) [middle] minmax(0, ${half}) [content-end] minmax(${gutter}, 1fr) [full-end]`;

export const content = style(
  {
    ...breakWords,
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: columns(gutter.phone),
    rowGap: space(12),
    outline: 'none',
    paddingBlock: `${space(8)} ${space(16)}`,
    '@media': { [from('tablet')]: { gridTemplateColumns: columns(gutter.tablet), rowGap: space(16) } },
  },
  'patterns',
);
globalStyle(`${content} > :not([data-full])`, {
  '@layer': { [layers.patterns]: { gridColumn: 'content', minWidth: 0 } },
});
