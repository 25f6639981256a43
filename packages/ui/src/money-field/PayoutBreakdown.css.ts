import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

export const lines = style({ ...type.small, ...tabular, display: 'grid', paddingBlockStart: space(0.5) });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  paddingBlock: space(1),
  color: color.inkMuted,
});
export const total = style([
  line,
  { ...type.strong, color: color.ink, borderBlockStart: `1px solid ${color.hairline}` },
]);
/* Balanced, so that a Japanese date's last digit is not alone on a line. */
export const figure = style({
  ...breakWords,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const about = style({ color: color.inkMuted });
export const hidden = style(visuallyHidden);
