import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const composer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2), width: '100%' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
});
/* Before the button, and first to shrink. */
export const hint = style({ ...type.small, flex: '1 1 6rem', color: tokens.color.inkMuted, textAlign: 'end' });
/* Touch devices have no such keys. */
export const keys = style({ '@media': { '(pointer: coarse)': { visibility: 'hidden' } } });
