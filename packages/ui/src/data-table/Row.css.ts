import { space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, focusRing, tabular } from '../theme/typography.ts';

const { color, size } = tokens;
const inset = { outlineOffset: '-2px' };

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
    '[data-density="roomy"] &': { height: '2.75rem' },
    '[data-openable] &': { cursor: 'pointer' },
    '&:is(:hover, [data-preview~="hover"])': { background: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)` },
    '&[aria-selected="true"]': { background: color.mat },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
    print: {
      position: 'static',
      width: 'auto',
      height: 'auto !important',
      contain: 'none',
      breakInside: 'avoid',
      background: `${color.wall} !important`,
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
  selectors: { [states.focusVisible]: { ...focusRing, ...inset } },
  /* Same proportions as on screen, and as high as the text needs. */
  '@media': {
    print: { flex: '1 1 auto', minWidth: 0, height: 'auto', background: 'none' },
  },
});

/** A text-only cell: one line with an ellipsis. */
export const words = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: size.row,
  selectors: { '[data-density="roomy"] &': { lineHeight: '2.75rem' } },
  '@media': {
    print: { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: space(1), lineHeight: '1.3 !important' },
  },
});
export const rendered = style({ overflow: 'hidden' });
export const end = style({ ...tabular, justifyContent: 'flex-end', textAlign: 'end' });
export const look = variants({
  /* The serif sits higher on the line than the sans. */
  artName: { ...artName, fontSize: '1.0625rem', paddingTop: '0.1em' },
  strong: { fontWeight: 500 },
  muted: { color: color.inkMuted },
});

/** The naming cell is sticky when the table scrolls sideways. */
export const name = style({
  selectors: {
    '[data-stuck] &': {
      position: 'sticky',
      left: 'var(--sa-column-lead)',
      zIndex: 1,
      boxShadow: `1px 0 ${color.hairline}`,
    },
  },
  '@media': { print: { selectors: { '[data-stuck] &': { position: 'static', boxShadow: 'none' } } } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:is(:hover, [data-preview~="hover"])': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
    },
    [states.focusVisible]: { outline: 'none' },
  },
});
/* The focus ring surrounds the whole cell, not the truncated link. */
export const linkCell = style({
  selectors: {
    '&:has(> a:is(:focus-visible, [data-preview~="focus"]))': { outline: `2px solid ${color.focus}`, ...inset },
  },
});
