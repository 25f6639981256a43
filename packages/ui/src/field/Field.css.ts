import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const field = style({
  ...breakWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* In a row beside a field that says more it stays as it is. */
  alignContent: 'start',
  width: '100%',
  gap: space(1.5),
  /* Room for a header that stays on top when the focus is moved here. */
  scrollMarginBlock: space(20),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  ...type.label,
});
/* A legend is no grid item: it makes its own gap. */
export const legend = style({ ...type.label, marginBlockEnd: space(1.5) });
/* A line no higher than the label's own, whose baseline it shares. */
export const mark = style({
  ...type.small,
  lineHeight: 1,
  color: color.inkFaint,
  selectors: { [`${legend} > &`]: { marginInlineStart: space(1) } },
});
export const words = style({ ...type.small, display: 'grid', gap: space(1) });
export const description = style({ color: color.inkMuted });
export const error = style({ display: 'grid', gap: space(1), color: color.danger });
export const errorLine = style({ display: 'flex', gap: space(1.5) });
export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.125rem' });
export const aside = style({
  ...type.small,
  lineHeight: 1.25,
  minWidth: 0,
  marginInlineStart: 'auto',
  color: color.inkMuted,
});
