import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

export const container = style({ containerType: 'inline-size', width: '100%' }, 'layout');
export const list = style({
  ...type.text,
  display: 'grid',
  gap: space(3),
  '@container': { '(min-width: 22rem)': { gap: space(1.5) } },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A fact with a button or a badge in it stands on the line of its name.
  alignItems: 'baseline',
  // As high as the rows beside it that have one.
  selectors: { [`${list}:has(button) > &`]: { minHeight: '1.75rem' } },
  '@container': {
    '(min-width: 22rem)': { gridTemplateColumns: 'minmax(6rem, 8rem) minmax(0, 1fr)', columnGap: space(4) },
  },
});
export const term = style({ ...breakWords, color: tokens.color.inkMuted });
export const description = style({ ...breakWords, margin: 0, whiteSpace: 'pre-line' });
