import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  padding: space(1),
  background: tokens.color.wall,
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: '8px',
});
