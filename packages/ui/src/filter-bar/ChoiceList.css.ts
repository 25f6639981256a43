import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

export const legend = style(visuallyHidden);
/* The padding leaves room for the focus ring inside the scroll container. */
export const list = style({
  display: 'grid',
  maxHeight: '18rem',
  overflowY: 'auto',
  marginInline: `-${space(2)}`,
  padding: '2px',
  scrollPaddingBlock: space(1),
});
export const choice = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: tokens.size.control,
  paddingInline: space(2),
  paddingBlock: space(1),
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&:is(:hover, [data-preview~="hover"])': { background: color.hover } },
});
export const label = style({ ...breakWords, flex: 1 });
export const count = style({ ...type.small, ...tabular, color: color.inkFaint });
export const note = style({ ...type.text, color: color.inkMuted, paddingBlock: space(2) });
