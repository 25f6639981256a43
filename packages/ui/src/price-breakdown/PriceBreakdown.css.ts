import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const lines = style({ ...type.text, ...tabular, display: 'grid', margin: 0, width: '100%' });
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(1.5),
} as const;
export const line = {
  item: style(row),
  extra: style({ ...row, color: color.inkMuted }),
  total: style({
    ...type.strong,
    ...row,
    marginBlockStart: space(1),
    paddingBlockStart: space(3),
    borderBlockStart: `1px solid ${color.hairline}`,
  }),
  result: style({
    ...row,
    ...type.section,
    alignItems: 'baseline',
    marginBlockStart: space(1),
    paddingBlockStart: space(3),
    borderBlockStart: `1px solid ${color.hairline}`,
  }),
};
export const words = style({ ...breakWords, flex: '1 1 8rem' });
export const figure = style({ marginInlineStart: 'auto', textAlign: 'end' });
