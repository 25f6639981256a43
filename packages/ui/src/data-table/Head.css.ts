import { keyframes } from '@vanilla-extract/css';
import { space, zIndex } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';
import { cell } from './DataTable.css.ts';

const { color, size } = tokens;
const inset = { outlineOffset: '-2px' };

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '400%' } });

/* While rows are on their way a line runs under the head; the rows that are there stay readable. */
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
      background: color.seal,
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[aria-busy="true"] > &::after': { animation: `${sweep} 1.4s ease-in-out infinite` } },
    },
  },
});
export const headRow = style({
  display: 'flex',
  height: size.control,
  background: color.wall,
  borderBottom: `1px solid ${color.border}`,
});

export const headCell = style([cell, { ...type.label, position: 'relative', color: color.inkMuted, paddingInline: 0 }]);
export const headName = style({
  selectors: { '[data-wide] &': { position: 'sticky', left: 'var(--sa-column-box)', zIndex: 2 } },
  '@media': { '(max-width: 40rem)': { selectors: { '[data-wide] &': { position: 'relative', left: 0 } } } },
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
});
export const headEnd = style({ flexDirection: 'row-reverse', textAlign: 'end' });
export const headText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const sortButton = style({
  selectors: {
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink },
    [states.hover]: { color: color.ink, background: color.hover },
    [states.focusVisible]: inset,
  },
});
/* Room for the arrow is kept, so that sorting moves nothing. */
export const arrow = style({
  flex: 'none',
  width: 14,
  selectors: { [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
});
export const arrowUnsorted = style({ opacity: 0 });

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: 1,
  width: space(2),
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      right: 0,
      width: 1,
      background: color.hairline,
    },
    '&:hover::after, &[data-dragging]::after': { insetBlock: 0, width: 2, background: color.fieldEdge },
  },
  '@media': { '(pointer: coarse)': { width: space(5) } },
});
