import { keyframes } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, tabular, type } from '../theme/typography.ts';

const { color, size } = tokens;
const inset = { outlineOffset: '-2px' };

export const outer = style({ width: '100%', minWidth: 0 });

export const frame = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
});

/** Measured for the height of a row and the width of a rem. */
export const ruler = style({ position: 'absolute', visibility: 'hidden', width: '1rem', height: size.row });
export const roomyRuler = style({ height: '3.5rem' });

export const grid = style({
  ...type.text,
  maxHeight: 'min(40rem, calc(100dvh - 4rem))',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingTop: size.control,
  scrollPaddingInlineStart: 'var(--sa-column-stuck)',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

/* Ruled like its rows, so that what a fast flick outruns is paper with lines and never a hole. */
export const body = style({
  position: 'relative',
  backgroundImage: `linear-gradient(transparent calc(100% - 1px), ${color.hairline} 0)`,
  backgroundSize: `100% ${size.row}`,
  selectors: { '[data-density="roomy"] &': { backgroundSize: '100% 3.5rem' } },
  width: 'var(--sa-column-all)',
  minHeight: 1,
});

export const row = style({
  position: 'absolute',
  left: 0,
  display: 'flex',
  width: 'var(--sa-column-all)',
  height: size.row,
  contain: 'strict',
  background: color.wall,
  borderBottom: `1px solid ${color.hairline}`,
  selectors: {
    '[data-density="roomy"] &': { height: '3.5rem' },
    '[data-openable] &': { cursor: 'pointer' },
    '&:hover': { background: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)` },
    '&[aria-selected="true"]': { background: color.mat },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: '100%',
  paddingInline: space(3),
  background: 'inherit',
  selectors: { [states.focusVisible]: inset },
});

/** A cell of words alone: one line, the rest behind an ellipsis. */
export const words = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: size.row,
  selectors: { '[data-density="roomy"] &': { lineHeight: '3.5rem' } },
});
export const rendered = style({ overflow: 'hidden' });
export const end = style({ ...tabular, justifyContent: 'flex-end', textAlign: 'end' });
export const look = variants({
  /* The serif sits higher in its line than the sans beside it. */
  artName: { ...artName, fontSize: '1.0625rem', paddingTop: '0.1em' },
  strong: { fontWeight: 500 },
  muted: { color: color.inkMuted },
});

/** The cell that names its row stays in sight when the table is scrolled sideways. */
export const name = style({
  selectors: {
    '[data-wide] &': {
      position: 'sticky',
      left: 'var(--sa-column-box)',
      zIndex: 1,
      boxShadow: `1px 0 ${color.hairline}`,
    },
  },
  '@media': { '(max-width: 40rem)': { selectors: { '[data-wide] &': { position: 'static' } } } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.18em' },
    [states.focusVisible]: { outline: 'none' },
  },
});
/* The ring goes around the whole cell, not around what the ellipsis leaves of a link. */
export const linkCell = style({
  selectors: { '&:has(> a:focus-visible)': { outline: `2px solid ${color.focus}`, ...inset } },
});

export const checkboxCell = style([
  cell,
  {
    justifyContent: 'center',
    width: 'var(--sa-column-box)',
    paddingInline: 0,
    selectors: { '[data-wide] &': { position: 'sticky', left: 0, zIndex: 1 } },
  },
]);

export const message = style({ position: 'sticky', left: 0, padding: space(6) });

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const bones = style({
  display: 'flex',
  alignItems: 'center',
  height: size.row,
  borderBottom: `1px solid ${color.hairline}`,
});
export const boneBox = style({ flex: 'none', width: 'var(--sa-column-box)' });
export const bone = style({
  flex: 'none',
  paddingInline: space(3),
  selectors: {
    '&::after': { content: '', display: 'block', height: '0.625rem', borderRadius: radius.pill, background: color.mat },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&::after': { animation: `${breathe} 1.6s ease-in-out infinite` } },
    },
  },
});
