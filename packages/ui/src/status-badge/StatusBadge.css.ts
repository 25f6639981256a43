import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { type } from '../theme/typography.ts';

export const badge = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  maxWidth: '100%',
  paddingInline: space(2),
  paddingBlock: '1px',
  /* A pill on one line; on several the corners must not cut the text. */
  borderRadius: '0.75rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const dot = style({
  flexShrink: 0,
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
