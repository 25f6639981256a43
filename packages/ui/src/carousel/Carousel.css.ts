import { createVar } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { from, radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/** Number of visible slides. */
const visible = createVar();
/** A slide is at least as wide as its text needs at 200 %, and at most as wide as the strip. */
const least = 'min(100%, 9rem)';
/** Padding of the strip for the focus ring of elements at its edge. */
const ring = space(1);

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space(2), width: '100%', minWidth: 0 });

export const preset = variants({
  works: {
    vars: { [visible]: '1' },
    '@media': {
      [from('tablet')]: { vars: { [visible]: '2' } },
      [from('laptop')]: { vars: { [visible]: '3' } },
      [from('desktop')]: { vars: { [visible]: '4' } },
    },
  },
  reviews: { vars: { [visible]: '2' }, '@media': { 'screen and (max-width: 768px)': { vars: { [visible]: '1' } } } },
  single: { vars: { [visible]: '1' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});
/* The rotation button comes first in the DOM, before the content it stops; visually the dots are below it. */
export const barBelow = style({ order: 1 });
export const heading = style({ ...type.section, ...breakWords });
/* Align the arrow, not its button, with the edge. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginInlineStart: 'auto',
  marginInlineEnd: `-${space(2)}`,
});
export const centred = style({ marginInline: 'auto' });
export const count = style({ ...type.small, ...tabular, color: color.inkMuted, paddingInline: space(2) });

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(${least}, (100% - (${visible} - 1) * ${space(6)}) / ${visible})`,
  gap: space(6),
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  scrollPaddingInline: ring,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: {
    /* A swipe moves one slide. */
    [`${preset.single} > * > &`]: { scrollSnapStop: 'always' },
    [`${strip}:not([data-moving]) > &[inert]`]: { visibility: 'hidden' },
  },
});

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.controlSmall,
  height: tokens.size.controlSmall,
  borderRadius: radius.control,
  '::before': {
    content: '',
    width: space(2),
    height: space(2),
    borderRadius: radius.pill,
    border: `1px solid ${color.fieldEdge}`,
    transition: `width ${motion.move}`,
  },
  selectors: {
    '&:is(:hover, [data-preview~="hover"])::before': { background: color.fieldEdge },
    /* The current dot is also longer, not only darker. */
    '&[aria-selected="true"]::before': { width: space(5), background: color.ink, borderColor: color.ink },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]::before': { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});
