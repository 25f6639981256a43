import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

/* In rem: with text at twice its size there is half the room. */
const twoColumns = '(min-width: 14rem)';
const roomy = '(min-width: 24rem)';

export const container = style({ containerType: 'inline-size', width: '100%' }, 'layout');
/* One grid for all facts, so that the column of names is as wide as the longest of them, up to two fifths. */
export const list = style({
  ...type.text,
  display: 'grid',
  gap: space(3),
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: `${space(1.5)} ${space(3)}`,
    },
    [roomy]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', columnGap: space(4) },
  },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A fact with a button or a badge in it stands on the line of its name.
  alignItems: 'baseline',
  // As high as the rows beside it that have one.
  selectors: { [`${list}:has(button) > &`]: { minHeight: '1.75rem' } },
  '@container': { [twoColumns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});
export const term = style({
  ...breakWords,
  color: tokens.color.inkMuted,
  // Lists below each other on a page begin their facts on one line, where their names are short.
  '@container': { [roomy]: { minWidth: '8rem' } },
});
export const description = style({ ...breakWords, margin: 0, whiteSpace: 'pre-line' });
