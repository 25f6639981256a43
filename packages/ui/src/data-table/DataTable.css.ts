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
  /* Sixty columns ask for no more room than there is: else a flex or grid item would grow to hold them. */
  contain: 'inline-size',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  /* On paper: the colours of the light theme, no frame, and as many pages as there are rows. */
  '@media': { print: { colorScheme: 'light', contain: 'none', overflow: 'visible', border: 0, color: color.ink } },
});

/** As high as a row, and as wide as a figure: it changes with the size of the text and with its spacing. */
export const ruler = style({ position: 'absolute', visibility: 'hidden', width: 'max-content', height: size.row });
export const roomyRuler = style({ height: '2.75rem' });

export const grid = style({
  ...type.text,
  maxHeight: 'min(40rem, calc(100dvh - 4rem))',
  /* The line under the last row is the frame's. */
  marginBottom: -1,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingTop: size.control,
  scrollPaddingInlineStart: 'var(--sa-column-stuck)',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  /* A table of CSS, because only its head is repeated on every page. */
  '@media': { print: { display: 'table', width: '100%', maxHeight: 'none !important', overflow: 'visible' } },
});

/* Ruled like its rows, so that what a fast flick outruns is paper with lines and never a hole. */
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
