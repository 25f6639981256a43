import { from, space } from './scale.ts';
import { tokens } from './tokens.css.ts';

const size = (px: number, line: number) => ({ fontSize: `${px / 16}rem`, lineHeight: line / px });

/** The type scale (size/line in px at the default text size). Spread into a `style`. */
export const type = {
  /** Page titles: 34/40, on a phone 27/36. */
  title: {
    fontFamily: tokens.font.serif,
    fontWeight: 400,
    letterSpacing: '-0.01em',
    ...size(27, 36),
    '@media': { [from('tablet')]: size(34, 40) },
  },
  section: { fontFamily: tokens.font.serif, fontWeight: 400, ...size(22, 28) },
  card: { fontFamily: tokens.font.serif, fontWeight: 400, ...size(17, 24) },
  text: { fontFamily: tokens.font.sans, fontWeight: 400, ...size(14, 20) },
  strong: { fontFamily: tokens.font.sans, fontWeight: 500, ...size(14, 20) },
  small: { fontFamily: tokens.font.sans, fontWeight: 400, ...size(12.5, 18) },
  label: { fontFamily: tokens.font.sans, fontWeight: 500, ...size(13, 18) },
} as const;

/** Title of an artwork: the serif in italic. Japanese stays upright because no italic is synthesised. */
export const artName = { fontFamily: tokens.font.serif, fontStyle: 'italic', fontSynthesis: 'none' } as const;

/** Tabular figures. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Maximum number of lines, then an ellipsis. The full text must be reachable elsewhere. */
export const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

/** The keyboard focus ring. */
export const focusRing = { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' } as const;

/** Visually hidden, but read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Breaks long words that would overflow. */
export const breakWords = { overflowWrap: 'anywhere', minWidth: 0 } as const;

export const gutter = { phone: space(4), tablet: space(10) } as const;
