import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const field = style({
  ...breakWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* Don't stretch in a row beside a taller field. */
  alignContent: 'start',
  width: '100%',
  gap: space(1.5),
  /* Keep the field clear of a sticky header when it is focused. */
  scrollMarginBlock: space(20),
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  ...type.label,
});
/* A legend is not a grid item, so it needs its own margin. */
export const legend = style({ ...type.label, marginBlockEnd: space(1.5) });
/* Same line height and baseline as the label. */
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
