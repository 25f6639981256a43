import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const search = style({ display: 'block', width: '100%' });
export const icon = style({ display: 'block', marginInlineEnd: space(1) });
export const shortcut = style({
  ...type.small,
  flexShrink: 0,
  marginInlineEnd: space(2),
  paddingInline: space(1.5),
  borderRadius: radius.control,
  border: `1px solid ${tokens.color.border}`,
  color: tokens.color.inkMuted,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
