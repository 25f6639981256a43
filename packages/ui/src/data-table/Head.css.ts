import { keyframes } from '@vanilla-extract/css';
import { space, zIndex } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type, visuallyHidden } from '../theme/typography.ts';
import { cell } from './Row.css.ts';

const { color, size } = tokens;
const inset = { outlineOffset: '-2px' };

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '400%' } });

/* While rows load, a progress line runs below the header; existing rows stay readable. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.sticky,
  width: 'var(--sa-column-all)',
  overflow: 'clip',
  selectors: {
    '[aria-busy="true"] > &::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 0,
      width: '25%',
      height: 2,
      background: color.ink,
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[aria-busy="true"] > &::after': { animation: `${sweep} 1.4s ease-in-out infinite` } },
    },
    /* Repeated on every page, for which browsers require `break-inside: avoid`. */
    print: { position: 'static', display: 'table-header-group', breakInside: 'avoid', overflow: 'visible' },
  },
});
export const headRow = style({
  display: 'flex',
  height: size.row,
  background: color.wall,
  borderBottom: `1px solid ${color.border}`,
  '@media': { print: { height: 'auto', background: 'none' } },
});

export const headCell = style([
  cell,
  {
    ...type.label,
    position: 'relative',
    color: color.inkMuted,
    paddingInline: 0,
    selectors: { '&[data-moving]': { color: color.inkFaint, background: color.mat } },
    '@media': { print: { paddingInline: space(3) } },
  },
]);
export const headName = style({
  selectors: { '[data-stuck] &': { position: 'sticky', left: 'var(--sa-column-lead)', zIndex: 2 } },
  '@media': { print: { selectors: { '[data-stuck] &': { position: 'static' } } } },
});
export const headWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  width: '100%',
  height: '100%',
  paddingInline: space(3),
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  /* Browsers drop a button from the repeated header but keep its text. */
  '@media': { print: { display: 'contents' } },
});
export const headEnd = style({ flexDirection: 'row-reverse', textAlign: 'end' });
/* The header of a picture column is for screen readers only. */
export const headPicture = style(visuallyHidden);
export const headText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal' } },
});
export const sortButton = style({
  selectors: {
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink },
    [states.hover]: { color: color.ink, background: color.hover },
    [states.focusVisible]: inset,
  },
});
/* Reserve room for the arrow, so that sorting moves nothing. */
export const arrow = style({
  flex: 'none',
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { [`${sortButton}:is(:hover, :focus-visible, [data-preview]) > &`]: { opacity: 1 } },
});
export const arrowOf = variants({ ascending: {}, descending: { rotate: '180deg' } });
export const arrowUnsorted = style({ opacity: 0, '@media': { print: { display: 'none' } } });
