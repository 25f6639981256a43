import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

export const list = style(
  { ...breakWords, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2.5), width: '100%' },
  'patterns',
);
/* Scroll margin for the sticky header when the focus moves here. */
export const content = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    outline: 'none',
    scrollMarginBlockStart: space(20),
  },
  'patterns',
);
/* Reserves the height of the row until it has loaded. */
export const coming = style({ height: tokens.size.control }, 'patterns');
export const more = style(
  {
    ...type.small,
    ...tabular,
    display: 'grid',
    justifyItems: 'center',
    gap: space(2),
    color: tokens.color.inkMuted,
  },
  'patterns',
);
