import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color, size } = tokens;

export const outer = style({ width: '100%', minWidth: 0 });

export const frame = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  overflow: 'hidden',
  /* Sixty columns must not widen the table: without this a flex or grid item would grow to hold them. */
  contain: 'inline-size',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  /* Print in light theme colours, without a frame, on as many pages as needed. */
  '@media': { print: { colorScheme: 'light', contain: 'none', overflow: 'visible', border: 0, color: color.ink } },
});

/**
 * As high as a row and as wide as a digit, so that its ResizeObserver reports changes of text size and text spacing.
 */
export const ruler = style({ position: 'absolute', visibility: 'hidden', width: 'max-content', height: size.row });
export const roomyRuler = style({ height: '2.75rem' });

export const grid = style({
  ...type.text,
  maxHeight: 'min(40rem, calc(100dvh - 4rem))',
  /* The last row's border overlaps the frame's. */
  marginBottom: -1,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingTop: size.control,
  scrollPaddingInlineStart: 'var(--sa-column-stuck)',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  /* display: table, because browsers repeat only a table header on every page. */
  '@media': { print: { display: 'table', width: '100%', maxHeight: 'none !important', overflow: 'visible' } },
});

/* Row lines as background, so that fast scrolling shows an empty ruled area instead of a gap. */
export const body = style({
  position: 'relative',
  backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${color.hairline} 0)`,
  backgroundSize: `100% ${size.row}`,
  selectors: { '[data-density="roomy"] &': { backgroundSize: '100% 2.75rem' } },
  overflowAnchor: 'none',
  width: 'var(--sa-column-all)',
  minHeight: 1,
  '@media': { print: { display: 'table-row-group', height: 'auto !important', backgroundImage: 'none' } },
});

export const message = style({
  position: 'sticky',
  left: 0,
  width: 'var(--sa-column-view)',
  padding: space(6),
  color: color.inkMuted,
  textWrap: 'pretty',
});
