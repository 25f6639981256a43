import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1.5),
  maxWidth: '100%',
  color: color.ink,
});

export const size = variants({
  small: { ...type.small, fontSize: '0.875rem' },
  medium: { ...type.text, fontSize: '1.125rem' },
  large: { ...type.text, fontSize: '1.5rem' },
});

export const stars = style({ display: 'inline-flex', flexShrink: 0, gap: '0.125em' });

/* The empty and the full star overlap; the full one is clipped to the fraction. */
export const star = style({ position: 'relative', display: 'block', width: '1em', height: '1em' });
export const outline = style({ position: 'absolute', inset: 0, color: color.fieldEdge });
export const full = style({ position: 'absolute', inset: 0, fill: 'currentcolor' });

export const figure = style({ ...type.strong, ...tabular });
export const count = style({ ...type.small, ...tabular, color: color.inkMuted });
