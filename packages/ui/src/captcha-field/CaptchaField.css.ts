import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/* Reserve the height of the usual widget, to avoid a layout shift. */
export const frame = style({
  ...type.small,
  ...breakWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(2),
  minHeight: '4.875rem',
  color: color.inkMuted,
  outline: 'none',
});
export const widget = style({
  width: '100%',
  minWidth: 0,
  color: color.ink,
  selectors: { '&:empty': { display: 'none' } },
});
