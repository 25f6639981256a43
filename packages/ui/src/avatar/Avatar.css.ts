import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  background: tokens.color.mat,
  color: tokens.color.inkMuted,
  fontFamily: tokens.font.sans,
  fontWeight: 500,
  lineHeight: 1,
  userSelect: 'none',
  boxShadow: `inset 0 0 0 1px ${tokens.color.hairline}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const fallback = style({ display: 'grid' });
