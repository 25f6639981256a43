import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

export const meter = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const words = style({ ...type.small, ...tabular, color: tokens.color.inkMuted, whiteSpace: 'nowrap' });
export const nearFull = style({ color: tokens.color.danger, fontWeight: 500 });
export const bar = style({
  display: 'block',
  height: 4,
  borderRadius: radius.pill,
  background: tokens.color.hairline,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', height: 6 } },
});
export const fill = style({
  display: 'block',
  height: '100%',
  minWidth: 2,
  background: tokens.color.inkFaint,
  borderRadius: radius.pill,
  selectors: { [`${nearFull} + ${bar} > &`]: { background: tokens.color.danger } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
