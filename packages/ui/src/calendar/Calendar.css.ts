import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const calendar = style({ display: 'grid', gap: space(2), width: '100%', maxWidth: '20rem', minWidth: 0 });
export const wide = style({ maxWidth: '38rem' });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(1) });
export const choices = style({
  ...type.strong,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minWidth: 0,
  /* Above the first of two months. */
  selectors: {
    [`${wide} &`]: { flex: `0 0 calc(50% - ${space(3)} - ${tokens.size.control})`, marginInlineEnd: 'auto' },
  },
});
export const months = style({
  display: 'flex',
  gap: space(6),
  minWidth: 0,
  /* Always six weeks high, so that the arrows stay under the pointer. */
  minHeight: `calc(${tokens.size.control} * 6 + ${space(7)})`,
});
export const month = style({ flex: '1 1 0', minWidth: 0, position: 'relative' });
/* The second month's name is level with the header, above its own days. */
export const heading = style({
  ...type.strong,
  position: 'absolute',
  insetInline: `0 ${tokens.size.control}`,
  bottom: `calc(100% + ${space(2)})`,
  display: 'grid',
  placeContent: 'center',
  height: tokens.size.control,
});

export const grid = style({ width: '100%', tableLayout: 'fixed' });
const inGrid = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${grid} ${selector}`, { '@layer': { [layers.components]: rule } });
inGrid('th', { ...type.small, height: space(7), padding: 0, color: color.inkFaint, textAlign: 'center' });
inGrid('td', { padding: 0 });

export const day = style({
  ...type.text,
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: tokens.size.control,
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&:is([data-hovered], [data-preview~="hover"])': { background: color.hover },
    '&:is([data-pressed], [data-preview~="pressed"])': { background: color.pressed },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { color: color.inkDisabled, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&[data-now]': { fontWeight: 600 },
    '&[data-now]::after': {
      content: '',
      position: 'absolute',
      bottom: 4,
      width: 4,
      height: 4,
      borderRadius: radius.pill,
      background: color.seal,
    },
    '&[data-selected]': { background: color.ink, color: color.paper },
    '&[data-selected][data-now]::after': { background: color.paper },
    '&:is(:focus-visible, [data-preview~="focus"])': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      zIndex: 1,
    },
    '&[data-selected]:is(:focus-visible, [data-preview~="focus"])': { outlineOffset: '2px' },
    /* The days between the ends of a range form a band. */
    '[aria-multiselectable] &[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.mat,
      color: color.ink,
      borderRadius: 0,
    },
    '[aria-multiselectable] &[data-now]:not([data-selection-start], [data-selection-end])::after': {
      background: color.seal,
    },
    '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&:is([data-hovered], [data-preview~="hover"])': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&:is([data-disabled], [data-unavailable])': { color: 'GrayText' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '[aria-multiselectable] &[data-selected]:not([data-selection-start], [data-selection-end])': {
          background: 'Canvas',
          color: 'CanvasText',
          borderBlock: '2px solid Highlight',
        },
      },
    },
  },
});

export const reason = style({ ...type.small, color: color.inkMuted, minHeight: '1.125rem' });
