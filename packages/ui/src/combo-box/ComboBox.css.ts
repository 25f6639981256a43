import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const prefix = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  marginInlineStart: space(2.5),
  color: tokens.color.inkMuted,
});
export const busy = style({ flexShrink: 0, color: tokens.color.inkMuted, marginInlineStart: space(1) });
/* Out of the flow, so that it takes no gap. */
export const live = style({ position: 'absolute' });
