import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;
const marker = '1.75rem';

export const timeline = style({ display: 'grid', gap: space(5), width: '100%', minWidth: 0 });
export const day = style({ display: 'grid', gap: space(2), minWidth: 0 });
export const heading = style({
  ...type.strong,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  outline: 'none',
  breakAfter: 'avoid',
});
export const date = style({ ...type.small, color: color.inkMuted });
export const event = style({
  ...type.text,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: space(3),
  paddingBlockEnd: space(4),
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    /* From one marker to the next. */
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${marker} 0`,
      insetInlineStart: `calc(${marker} / 2)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: marker,
  height: marker,
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/* The place of a mark, with a ring that is not filled yet. */
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: marker,
  height: marker,
  selectors: {
    '&::before': {
      content: '',
      width: 10,
      height: 10,
      border: `1.5px solid ${color.border}`,
      borderRadius: '50%',
      forcedColorAdjust: 'none',
    },
  },
});
export const stepNow = style({
  selectors: { '&::before': { borderColor: color.seal, background: color.seal } },
});
export const body = style({ ...breakWords, display: 'grid', gap: space(1), paddingBlockStart: space(1) });
export const title = style({ ...type.strong, ...breakWords });
export const later = style({ ...breakWords, color: color.inkMuted });
export const by = style({ ...type.small, ...tabular, color: color.inkMuted });
export const note = style({
  ...breakWords,
  marginBlockStart: space(1),
  paddingInlineStart: space(3),
  borderInlineStart: `2px solid ${color.border}`,
  whiteSpace: 'pre-wrap',
});
export const folded = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  '@media': { print: { display: 'block', overflow: 'visible' } },
});
export const unfold = style({
  justifySelf: 'start',
  marginInlineStart: space(1),
  '@media': { print: { display: 'none' } },
});
export const documents = style({ display: 'grid', gap: space(1), marginBlockStart: space(1) });
export const document = style({ display: 'flex', alignItems: 'flex-start', gap: space(1.5), minWidth: 0 });
export const icon = style({ flexShrink: 0, marginBlockStart: '2px', color: color.inkMuted });
export const detail = style({ ...type.small, color: color.inkMuted });
/* Its words, not its edge, stand under the words above. */
export const earlier = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  justifySelf: 'start',
  selectors: { '&:not([data-failed])': { marginInlineStart: `calc(${space(2.5)} * -1)` } },
  '@media': { print: { display: 'none' } },
});
export const empty = style({ ...type.text, color: color.inkMuted });
