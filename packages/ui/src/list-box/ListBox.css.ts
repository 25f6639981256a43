import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/** The box around the list; the list inside it scrolls and takes the focus. */
export const box = style({
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  selectors: {
    '&:has([role="listbox"][aria-invalid="true"])': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:has([aria-readonly="true"])': { background: 'transparent', borderStyle: 'dashed' },
    '&:has([role="listbox"][aria-disabled="true"])': {
      background: color.mat,
      borderColor: color.border,
      color: color.inkDisabled,
    },
    '&:is(:has([role="listbox"]:focus-visible), [data-preview~="focus"])': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has([role="listbox"][aria-invalid="true"])': { borderWidth: 2 } } },
  },
});
/* Its child is the list, which scrolls. */
const framed = { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' };
/** Rows shown before it scrolls, plus half a row that hints at more. */
export const height = variants({
  small: { ...framed, maxHeight: `calc(3.5 * ${tokens.size.control} + ${space(2)})` },
  medium: { ...framed, maxHeight: `calc(6.5 * ${tokens.size.control} + ${space(2)})` },
  all: framed,
});
export const nothing = style({ ...type.small, padding: `${space(2.5)} ${space(3)}`, color: color.inkMuted });
export const count = style({ ...type.small, lineHeight: 1, color: color.inkMuted });
