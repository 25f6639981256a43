import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space(4),
  width: '100%',
});
export const swatch = style({ display: 'grid', gap: space(1.5), alignContent: 'start' });
/* A checkered background makes transparency visible. */
export const chip = style({
  height: space(16),
  borderRadius: radius.control,
  border: `1px solid ${color.border}`,
  backgroundImage: `conic-gradient(${color.mat} 25%, ${color.wall} 0 50%, ${color.mat} 0 75%, ${color.wall} 0)`,
  backgroundSize: '12px 12px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
export const fill = style({ height: '100%' });
export const name = style({ ...type.strong });
export const note = style({ ...type.small, color: color.inkMuted });
export const figure = style({ ...type.small, ...tabular, color: color.inkMuted });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space(2),
  width: '100%',
});
export const pair = style({
  ...type.text,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  border: `1px solid ${color.hairline}`,
});

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  height: space(8),
  borderRadius: radius.control,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const table = style({ width: '100%' });
export const cell = style({
  ...type.text,
  paddingBlock: space(2),
  paddingInlineEnd: space(6),
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const head = style({ ...type.small, color: color.inkFaint, fontWeight: 400 });

export const bar = style({ height: space(4), background: color.seal, borderRadius: radius.mat, maxWidth: '100%' });
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: space(32),
  height: space(20),
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  ...type.small,
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space(2),
  width: '100%',
});
export const icon = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: space(1.5),
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
