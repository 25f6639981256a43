import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, focusRing, tabular, type } from '../theme/typography.ts';

const { color } = tokens;
/* The height of a line of text, so that a dot is centred on its line. */
const line = '1.25rem';
const between = space(3);
/** Width from which dates have a column of their own on the left; below it they are above the event. */
const wide = '(min-width: 34rem)';
const dates = '7.5rem';

export const timeline = style({
  display: 'grid',
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
/* The last event of a list that is not continued by the list below. */
const ends = `${list}:not(:has(~ ${list})) > &:last-child`;
export const event = style({
  ...type.text,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${line} minmax(0, 1fr)`,
  gridTemplateAreas: '"dot when" "dot body"',
  columnGap: between,
  paddingBlockEnd: space(4.5),
  breakInside: 'avoid',
  selectors: {
    /* One continuous line from the first dot to the last: each entry draws it down to the next dot. */
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${line} / 2) calc(${line} / -2)`,
      insetInlineStart: `calc(${line} / 2 - 0.5px)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
    [ends]: { paddingBlockEnd: 0 },
    [`${ends}::before`]: { content: 'none' },
    '&:focus': { outline: 'none' },
    '&:focus-visible': focusRing,
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: `${dates} ${line} minmax(0, 1fr)`,
      gridTemplateAreas: '"when dot body"',
      selectors: { '&::before': { insetInlineStart: `calc(${dates} + ${between} + ${line} / 2 - 0.5px)` } },
    },
  },
});
export const when = style({ ...type.small, ...tabular, gridArea: 'when', lineHeight: line, color: color.inkMuted });
export const now = style({ color: color.sealText, fontWeight: 500 });
/** A past event. */
export const dot = style({
  position: 'relative',
  gridArea: 'dot',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  height: line,
  selectors: {
    '&::before': {
      content: '',
      boxSizing: 'border-box',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: color.ink,
      forcedColorAdjust: 'none',
    },
  },
});
/** The step that is due now. */
export const dotNow = style({
  selectors: { '&::before': { background: color.seal, boxShadow: `0 0 0 4px ${color.sealWash}` } },
});
/** A future step: hollow, in front of the line. */
export const ring = style({
  selectors: { '&::before': { border: `1.5px solid ${color.border}`, background: color.paper } },
});
export const body = style({ ...breakWords, gridArea: 'body', display: 'grid', gap: space(0.5), alignContent: 'start' });
export const title = style({ ...type.strong, ...breakWords });
export const later = style({ ...breakWords, color: color.inkMuted });
export const by = style({ ...type.small, ...tabular, color: color.inkMuted });
/* Aligns its text, not its edge, with the text above. */
export const earlier = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  justifySelf: 'start',
  marginBlock: space(2),
  selectors: { '&:not([data-failed])': { marginInlineStart: `calc(${space(2.5)} * -1)` } },
  '@media': { print: { display: 'none' } },
});
