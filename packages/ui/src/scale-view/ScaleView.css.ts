import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const view = style({ ...breakWords, display: 'grid', gap: space(3), width: '100%' });

/* `data-theme` makes it light or dark independently of the page. */
export const wall = style({
  overflow: 'hidden',
  borderRadius: radius.mat,
  background: color.mat,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const scene = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '32rem',
  overflow: 'visible',
});

export const floor = style({ fill: `color-mix(in srgb, ${color.mat}, ${color.ink} 9%)` });
export const skirting = style({ fill: `color-mix(in srgb, ${color.mat}, ${color.ink} 16%)` });
export const shadow = style({ fill: 'light-dark(#1d1a16, #000)', opacity: 0.22 });
export const frame = style({ fill: `color-mix(in srgb, ${color.ink}, ${color.mat} 22%)` });
export const mat = style({ fill: color.wall });
export const work = style({ fill: `color-mix(in srgb, ${color.mat}, ${color.ink} 14%)` });
export const ring = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '6 4',
  vectorEffect: 'non-scaling-stroke',
});
export const reference = style({ fill: `color-mix(in srgb, ${color.mat}, ${color.ink} 38%)` });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
});
export const caption = style({ ...type.small, flex: '1 1 14rem', color: color.inkMuted });
export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const unknown = style({
  ...type.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: space(48),
  padding: space(4),
  borderRadius: radius.mat,
  background: color.mat,
  color: color.inkMuted,
  textAlign: 'center',
});
