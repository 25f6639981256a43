import { createVar } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

const { color } = tokens;

const listSize = createVar();
/** Custom property with the width of the list. */
export const sizeProperty = listSize.slice(4, -1);

/* Depends on the container, not the window, because of a sidebar. */
const wide = '(min-width: 44rem)';
const one = '(max-width: 43.99rem)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 }, 'patterns');
export const panes = style(
  {
    minWidth: 0,
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${listSize}) auto minmax(0, 1fr)`,
        selectors: { '&[data-collapsed]': { gridTemplateColumns: '0 auto minmax(0, 1fr)' } },
      },
    },
  },
  'patterns',
);

const pane = {
  ...breakWords,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
} as const;

export const list = style(
  {
    ...pane,
    '@container': {
      [wide]: { selectors: { '[data-collapsed] > &': { visibility: 'hidden', overflow: 'hidden', height: 0 } } },
      [one]: { selectors: { '[data-showing="detail"] > &': { display: 'none' } } },
    },
  },
  'patterns',
);
export const detail = style(
  { ...pane, '@container': { [one]: { selectors: { '[data-showing="list"] > &': { display: 'none' } } } } },
  'patterns',
);
/* Aligns its arrow, not its edge, with the text below. */
export const back = style(
  { marginBottom: space(3), marginInlineStart: `-${space(2.5)}`, '@container': { [wide]: { display: 'none' } } },
  'patterns',
);

export const rail = style(
  { display: 'flex', justifyContent: 'center', width: space(8), '@container': { [one]: { display: 'none' } } },
  'patterns',
);
export const divider = style(
  {
    position: 'relative',
    width: space(6),
    minHeight: space(10),
    borderRadius: radius.control,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      /* The line, and the handle on it. */
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 'calc(50% - 0.5px)',
        borderInlineStart: `1px solid ${color.hairline}`,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(50% - 2px)',
        top: `min(calc(50% - ${space(4)}), 40dvh)`,
        width: space(1),
        height: space(8),
        borderRadius: radius.pill,
        background: color.fieldEdge,
      },
      [`${states.hover}::after`]: { background: color.ink },
      '&:is(:active, [data-preview~="pressed"])::after': { background: color.ink },
      [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '[data-collapsed] &': { cursor: 'pointer' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'ButtonText' } } } },
  },
  'patterns',
);
