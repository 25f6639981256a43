import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

/* In rem, so that at 200 % text size the container counts as half as wide. */
const twoColumns = '(min-width: 14rem)';
const roomy = '(min-width: 24rem)';

export const container = style({ containerType: 'inline-size', width: '100%' }, 'layout');
/* One grid for all facts, so that the term column is as wide as its longest term, up to two fifths. */
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
  // Align a button or badge with the term's baseline.
  alignItems: 'baseline',
  // Same height as neighbouring rows with a button.
  selectors: { [`${list}:has(button) > &`]: { minHeight: '1.75rem' } },
  '@container': { [twoColumns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});
export const term = style({
  ...breakWords,
  color: tokens.color.inkMuted,
  // Lists below each other align their descriptions if the terms are short.
  '@container': { [roomy]: { minWidth: '8rem' } },
});
export const description = style({ ...breakWords, margin: 0, whiteSpace: 'pre-line' });
