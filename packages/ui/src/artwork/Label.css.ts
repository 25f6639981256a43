import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const label = style({
  ...type.text,
  ...breakWords,
  display: 'grid',
  gap: space(4),
  width: '100%',
  padding: space(5),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.mat,
  background: color.wall,
  boxShadow: tokens.shadow.raised,
});

export const lines = style({ display: 'grid', gap: space(0.5) });
export const title = style({ ...type.section, ...artName });
export const line = style({ color: color.inkMuted });
export const artist = style({ ...type.strong, color: color.ink });
export const price = style({ ...type.section, ...tabular });
export const status = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
