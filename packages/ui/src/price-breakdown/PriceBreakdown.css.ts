import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const lines = style({ ...type.text, ...tabular, display: 'grid', margin: 0, width: '100%' });
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(1.75),
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.hairline}` } },
} as const;
export const line = {
  item: style(row),
  extra: style({ ...row, color: color.inkMuted }),
  total: style({ ...type.strong, ...row }),
  result: style({ ...row, ...type.section, paddingBlock: `${space(2.5)} ${space(1)}` }),
};
export const words = style({ ...breakWords, flex: '1 1 8rem' });
export const note = style({ ...type.small, color: color.inkMuted, whiteSpace: 'nowrap' });
export const figure = style({ marginInlineStart: 'auto', textAlign: 'end' });
