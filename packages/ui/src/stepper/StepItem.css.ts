import { createVar } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';
import { narrow } from './narrow.ts';
import { horizontal } from './Stepper.css.ts';

const { color } = tokens;
const markSize = '1.75rem';
const fill = createVar();
const edge = createVar();
const text = createVar();
const line = createVar();

/* A horizontal step is a column, below its marker; in a list it is a row, beside its marker. */
const column = `${horizontal} &`;

/* The line to the next marker. */
const downwards = {
  insetBlock: `calc(${markSize} + ${space(1.5)}) ${space(0.5)}`,
  insetInlineStart: `calc(${markSize} / 2)`,
  insetInlineEnd: 'auto',
  borderBlockStart: 0,
  borderInlineStart: `1px solid ${line}`,
};

export const step = style({
  vars: { [fill]: 'transparent', [edge]: color.fieldEdge, [text]: color.inkMuted, [line]: color.border },
  position: 'relative',
  minWidth: 0,
  paddingBlockEnd: space(5),
  selectors: {
    '&[data-status="done"]': { vars: { [fill]: color.mat, [edge]: color.mat, [text]: color.ink } },
    '&[aria-current]': { vars: { [fill]: color.ink, [edge]: color.ink, [text]: color.paper } },
    '&[data-status="error"]': { vars: { [fill]: color.dangerWash, [edge]: color.danger, [text]: color.danger } },
    '&:last-child': { paddingBlockEnd: 0 },
    [column]: { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': { content: '', position: 'absolute', ...downwards },
    [`${column}:not(:last-child)::before`]: {
      insetBlock: `calc(${markSize} / 2) auto`,
      insetInline: `calc(${markSize} + ${space(2)}) ${space(2)}`,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${line}`,
    },
    '&[data-passed]': { vars: { [line]: color.fieldEdge } },
  },
  ...narrow({
    selectors: {
      [column]: { paddingBlockEnd: space(5) },
      [`${column}:last-child`]: { paddingBlockEnd: 0 },
      [`${column}:not(:last-child)::before`]: downwards,
    },
  }),
});

export const still = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  /* As narrow as its text, so that the focus ring is, too. */
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: tokens.size.controlSmall,
  textAlign: 'start',
  selectors: { [column]: { flexDirection: 'column', gap: space(1), maxWidth: `calc(100% - ${space(4)})` } },
  ...narrow({ selectors: { [column]: { flexDirection: 'row', gap: space(3), maxWidth: '100%' } } }),
});
export const way = style([
  still,
  {
    borderRadius: radius.control,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  },
]);

export const mark = style({
  ...type.label,
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: markSize,
  height: markSize,
  border: `1px solid ${edge}`,
  borderRadius: '50%',
  background: fill,
  color: text,
  selectors: { [`${way}:is(:hover, [data-preview~="hover"]) > &`]: { borderColor: color.ink } },
  /* The colours are already system colours. */
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const words = style({ ...type.text, ...breakWords, display: 'grid', paddingBlockStart: space(1) });
export const name = style({
  color: color.inkMuted,
  selectors: {
    '[data-status="done"] &, [data-status="error"] &': { color: color.ink },
    '[aria-current] &': { color: color.ink, fontWeight: 500 },
    [`${way} &`]: { textDecoration: 'underline', textDecorationColor: color.border, textUnderlineOffset: '0.25em' },
    [`${way}:is(:hover, [data-preview~="hover"]) &`]: { textDecorationColor: 'currentColor' },
  },
});
export const error = style({ ...type.small, color: color.danger });
export const note = style({ ...type.small, color: color.inkMuted });
