import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

export const funding = style({ ...breakWords, position: 'relative', display: 'grid', gap: space(2), width: '100%' });
export const table = style(visuallyHidden);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
});
export const raised = style({ ...type.section, ...tabular });
export const percent = style({ ...type.strong, ...tabular });
export const track = style({ position: 'relative' });
/* Position of the goal if it was exceeded. */
export const goal = style({
  position: 'absolute',
  insetBlock: -3,
  width: 2,
  background: color.ink,
  outline: `1px solid ${color.wall}`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const foot = style({
  ...type.small,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  color: color.inkMuted,
});
export const reached = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.ok,
  fontWeight: 500,
});
