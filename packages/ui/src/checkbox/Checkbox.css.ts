import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const box = '1.125rem';
/** A tick, or the dash of a mixed one. */
const on = ':is(:checked, :indeterminate)';

export const root = style({ ...breakWords, scrollMarginBlock: space(20) });
export const label = style({
  ...type.text,
  display: 'inline-flex',
  gap: space(2.5),
  maxWidth: '100%',
  /* The whole line is pressed, as high as a control. */
  paddingBlock: `calc((${tokens.size.control} - 1.25rem) / 2)`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkFaint } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: box,
  height: '1.25rem',
});
export const input = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: box,
  height: box,
  borderRadius: '4px',
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  cursor: 'inherit',
  transition: `background-color ${tokens.duration.quick} ${tokens.easing.out}`,
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { borderColor: color.inkMuted },
    [`&${on}`]: { background: color.seal, borderColor: color.seal },
    [`&${on}:is(:hover, [data-preview~="hover"]):not(:disabled)`]: {
      background: color.sealHover,
      borderColor: color.sealHover,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.mat, borderColor: color.border },
    [`&${on}:disabled`]: { background: color.inkFaint, borderColor: color.inkFaint },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: { '&:disabled': { borderColor: 'GrayText' } },
    },
  },
});
export const icon = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  pointerEvents: 'none',
  color: color.onSeal,
  strokeWidth: 2.6,
  selectors: {
    [`${input}:checked + &, &[data-shown]`]: { visibility: 'visible' },
    [`${input}:disabled + &`]: { color: color.wall },
  },
});
export const text = style(breakWords);
/* Under the words, not under the box. */
export const words = style({ paddingInlineStart: `calc(${box} + ${space(2.5)})` });
