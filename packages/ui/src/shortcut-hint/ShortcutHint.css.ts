import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/* Hidden on touch-only devices, which have no such key. */
export const hint = style({
  display: 'inline-flex',
  gap: space(0.5),
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const key = style({
  ...type.small,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  minWidth: '1.25rem',
  paddingInline: space(1),
  textAlign: 'center',
  color: color.inkMuted,
  background: color.paper,
  border: `1px solid ${color.border}`,
  borderRadius: 4,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
