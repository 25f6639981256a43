import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const page = style(
  {
    ...breakWords,
    display: 'grid',
    justifyItems: 'center',
    gap: space(5),
    padding: `clamp(${space(8)}, 8vh, ${space(16)}) ${space(4)}`,
    textAlign: 'center',
  },
  'patterns',
);
/* A frame like an empty picture. */
export const frame = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '8.5rem',
    height: '6.5rem',
    background: color.mat,
    border: `5px solid ${color.wall}`,
    outline: `1px solid ${color.border}`,
    borderRadius: radius.mat,
    boxShadow: tokens.shadow.art,
    color: color.inkFaint,
    '@media': { '(forced-colors: active)': { border: '5px solid CanvasText' } },
  },
  'patterns',
);
export const words = style({ display: 'grid', gap: space(2), maxWidth: '44ch' }, 'patterns');
export const title = style(type.section, 'patterns');
export const body = style({ ...type.text, textWrap: 'balance', color: color.inkMuted }, 'patterns');

/* For a section: as high as its text, with the action at the end of the line or below. */
export const section = style(
  {
    ...breakWords,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(3)} ${space(4)}`,
    padding: space(4),
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
  },
  'patterns',
);
export const sectionIcon = style(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.control,
    background: color.mat,
    color: color.inkFaint,
  },
  'patterns',
);
export const sectionWords = style({ ...breakWords, flex: '1 1 9rem', display: 'grid', gap: space(0.5) }, 'patterns');
export const sectionTitle = style(type.strong, 'patterns');
export const sectionBody = style({ ...type.text, color: color.inkMuted, maxWidth: '60ch' }, 'patterns');

export const line = style(
  {
    ...type.text,
    ...breakWords,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
    color: color.inkMuted,
  },
  'patterns',
);
export const lineWords = style({ ...breakWords, display: 'inline-flex', gap: space(2) }, 'patterns');
/* Aligned with the first line of text. */
export const lineIcon = style({ flex: 'none', marginTop: 1, color: color.inkFaint }, 'patterns');
