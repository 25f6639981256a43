import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/** The option with the virtual focus. */
const active = '&:is([data-active], [data-focused])';

export const option = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: tokens.size.control,
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    [states.hover]: { background: color.hover },
    [active]: { background: color.mat },
    '&[data-ring]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:is([data-selected], [data-chosen])': { fontWeight: 500 },
    '&[aria-disabled="true"], [aria-disabled="true"] &': {
      color: color.inkDisabled,
      cursor: 'not-allowed',
      background: 'none',
    },
  },
  '@media': {
    /* Below 16 px a phone's list is hard to read beside the field it belongs to. */
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [states.hover]: { background: 'Highlight', color: 'HighlightText' },
        [active]: { background: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
export const words = style({ ...breakWords, flex: '1 1 auto', display: 'grid' });
export const description = style({
  ...type.small,
  fontWeight: 400,
  color: color.inkMuted,
  // Never more prominent than its option.
  selectors: { '[aria-disabled="true"] &': { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const tick = style({
  flexShrink: 0,
  color: color.ink,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const prefix = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  color: color.inkMuted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const list = style({ outline: 'none' });
/* A list without options takes no space; it stays mounted because its field refers to it by id. */
export const scrolls = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(1),
  selectors: { '&:not(:has([role="option"]))': { padding: 0 } },
});
export const group = style({
  selectors: {
    '& + &': { borderTop: `1px solid ${color.hairline}`, marginTop: space(1), paddingTop: space(1) },
  },
});
export const title = style({
  ...type.small,
  ...breakWords,
  color: color.inkFaint,
  padding: `${space(1.5)} ${space(2.5)} ${space(1)}`,
});
