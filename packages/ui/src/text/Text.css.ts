import { space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, clamp, tabular as figures, type } from '../theme/typography.ts';

export const text = style(breakWords);

export const size = variants({
  text: type.text,
  small: type.small,
  label: type.label,
  card: type.card,
  section: type.section,
  title: type.title,
});

export const tone = variants({
  ink: { color: tokens.color.ink },
  muted: { color: tokens.color.inkMuted },
  faint: { color: tokens.color.inkFaint },
  danger: { color: tokens.color.danger },
  success: { color: tokens.color.ok },
});

/** Line breaks are kept. */
export const prose = style({ display: 'grid', gap: space(4), whiteSpace: 'pre-line' }, 'patterns');

export const strong = style({ fontWeight: 500 });
export const tabular = style(figures);
export const unbroken = style({ whiteSpace: 'nowrap' });
export const art = style(artName);

export const lines = variants({ 1: clamp(1), 2: clamp(2), 3: clamp(3) });
