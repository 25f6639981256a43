import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;
const marker = '1.75rem';
const between = space(5);
/** Where the days stand at the left of what happened in them. */
const wide = '(min-width: 34rem)';
const days = '7rem';
const gap = space(4);

export const timeline = style({
  display: 'grid',
  gap: between,
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
});
export const day = style({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  '@container': { [wide]: { gridTemplateColumns: `${days} minmax(0, 1fr)`, columnGap: gap } },
});
export const ahead = style({ '@container': { [wide]: { marginInlineStart: `calc(${days} + ${gap})` } } });
export const heading = style({
  ...type.strong,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  outline: 'none',
  breakAfter: 'avoid',
  '@container': { [wide]: { display: 'grid', alignContent: 'start', paddingBlockStart: space(1) } },
});
export const date = style({ ...type.small, color: color.inkMuted });
const rule = { content: '', position: 'absolute', insetInlineStart: `calc(${marker} / 2)` } as const;
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
      ...rule,
      insetBlock: `${marker} 0`,
      borderInlineStart: `1px solid ${color.border}`,
    },
    /* From one ring to the next, which are smaller than markers. */
    [`${ahead} > &:not(:last-child)::before`]: {
      insetBlock: `calc(${marker} / 2 + 9px) calc(${marker} / -2 + 9px)`,
    },
  },
  '@container': {
    [wide]: {
      selectors: {
        /* The days stand aside: the line goes on from one to the next. */
        [`${day}:has(+ ${day}, + ${ahead}) &:last-child::before`]: {
          ...rule,
          insetBlock: `${marker} calc(${between} * -1)`,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
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
/* Its words, not its edge, stand under the words above. */
export const earlier = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  justifySelf: 'start',
  selectors: { '&:not([data-failed])': { marginInlineStart: `calc(${space(2.5)} * -1)` } },
  '@media': { print: { display: 'none' } },
});
