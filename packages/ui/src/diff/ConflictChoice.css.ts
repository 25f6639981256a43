import * as choice from '../field/choice.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;
const chosen = '&:has(:checked)';

export const conflict = style({ display: 'grid', gap: space(5), width: '100%', containerType: 'inline-size' });
export const head = style({
  ...type.text,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minHeight: tokens.size.controlSmall,
});
export const decided = style({ color: color.inkMuted, marginInlineStart: 'auto' });
export const legend = style({ ...type.strong, ...breakWords, marginBlockEnd: space(1.5) });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({
  ...type.text,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space(1)} ${space(2.5)}`,
  padding: space(3),
  border: `1px solid ${color.fieldEdge}`,
  borderRadius: radius.control,
  background: color.wall,
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': { borderColor: color.inkMuted },
    [chosen]: { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:is(:focus-visible, [data-preview~="focus"]))': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      background: color.mat,
      borderColor: color.border,
      color: color.inkDisabled,
    },
    '&:has(:disabled:checked)': { boxShadow: `inset 0 0 0 1px ${color.inkDisabled}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { [chosen]: { borderWidth: 2, borderColor: 'Highlight' } } } },
});
/* The surrounding option draws the focus ring. */
export const radio = style([
  choice.radio,
  { selectors: { '&:is(:focus-visible, [data-preview~="focus"])': { outline: 'none' } } },
]);
export const who = style({ ...type.strong, ...breakWords });
export const value = style({
  ...breakWords,
  ...tabular,
  gridColumn: '2',
  whiteSpace: 'pre-wrap',
});
/* Text that only this side has. */
export const own = style({
  background: color.infoWash,
  color: color.info,
  borderRadius: '2px',
  padding: '1px 2px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
