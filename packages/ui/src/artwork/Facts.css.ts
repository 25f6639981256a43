import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

/** From this width a fact has its name beside it, below it above it. */
const wide = '(min-width: 30rem)';

export const container = style({ containerType: 'inline-size', width: '100%', minWidth: 0 }, 'layout');
/* Side by side down to the narrowest phone; stacked at 200 % text size. */
export const beside = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space(4)} ${space(4)}`,
    '@container': { [wide]: { columnGap: space(7), alignItems: 'center' } },
  },
  'layout',
);
export const picture = style(
  {
    display: 'grid',
    gap: space(2),
    flex: '0 0 7rem',
    minWidth: 0,
    '@container': { [wide]: { flexBasis: '12rem', alignSelf: 'flex-start' } },
  },
  'layout',
);
export const label = style(
  {
    ...type.text,
    flex: '1 1 8rem',
    minWidth: 0,
    display: 'grid',
    gap: space(2),
    '@container': { [wide]: { gap: space(1.5) } },
  },
  'layout',
);
export const fact = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'baseline',
    '@container': { [wide]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space(4) } },
  },
  'layout',
);
export const term = style(
  { ...type.small, ...breakWords, color: tokens.color.inkMuted, '@container': { [wide]: type.text } },
  'layout',
);
export const description = style({ ...breakWords, margin: 0, whiteSpace: 'pre-line' }, 'layout');
