import { space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

export const indicator = style({
  ...type.small,
  ...breakWords,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  color: tokens.color.inkMuted,
});
export const line = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space(1.5), minWidth: 0 });
export const icon = style({ flexShrink: 0, marginBlockStart: '0.0625rem' });
export const failed = style({ color: tokens.color.danger });
export const warned = style({ color: tokens.color.warning });
export const time = style({ ...tabular, color: tokens.color.inkFaint });
