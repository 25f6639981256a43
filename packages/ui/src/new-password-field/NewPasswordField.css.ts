import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

const { color } = tokens;

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

export const strength = style({ display: 'grid', gap: space(1.5) });
export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(1) });
export const step = style({
  height: 4,
  borderRadius: radius.pill,
  background: color.border,
  transition: `background-color ${motion.move}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', height: 6 } },
});
const lit = (background: string) => ({
  background,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } } as const,
});
export const tone = variants({
  weak: lit(color.danger),
  fair: lit(color.warning),
  good: lit(color.ok),
  strong: lit(color.ok),
});
export const word = style({ fontWeight: 500, color: color.ink });

export const rules = style({ display: 'grid', gap: space(1) });
export const rule = style({ ...breakWords, display: 'flex', gap: space(1.5), color: color.inkMuted });
export const met = style({ color: color.ok });
export const icon = style({ flexShrink: 0, marginBlockStart: '0.125rem' });
