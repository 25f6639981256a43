import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { focusRing, type } from '../theme/typography.ts';

const { color } = tokens;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minHeight: tokens.size.control,
});

export const stars = style({
  display: 'inline-flex',
  minWidth: 0,
  marginInlineStart: `-${space(1)}`,
  borderRadius: radius.control,
  selectors: { '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.danger}` } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-invalid]': { outline: '2px solid CanvasText' } } } },
});

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.control,
  /* Closer together in a narrow column; 24 px is the minimum of WCAG 2.2. */
  minWidth: '1.5rem',
  height: tokens.size.control,
  borderRadius: radius.control,
  color: color.fieldEdge,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible), [data-preview~="focus"] &:has(:checked)': { ...focusRing, outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.inkDisabled },
    /* The chosen star and all before it. */
    '&:is(:has(:checked), :has(~ * :checked)):not(:has(:disabled))': { color: color.ink },
  },
});

const isPointed = `${star}:is(:hover, [data-preview~="hover"])`;
/* Hover previews the rating, in a fainter colour. */
const pointed = { fill: 'currentcolor', color: color.inkMuted };

/* The radio button above it takes the press. */
export const sign = style({
  pointerEvents: 'none',
  transition: `transform ${motion.turn}`,
  selectors: {
    [`${star}:is(:has(:checked), :has(~ * :checked)) > &`]: { fill: 'currentcolor' },
    [`${star}:is(:active, [data-preview~="pressed"]):not(:has(:disabled)) > &`]: { transform: 'scale(0.9)' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${stars}:has(:enabled) > :is(${isPointed}, :has(~ ${isPointed})) > &`]: pointed,
        [`${stars}:has(:enabled):has(${isPointed}) > ${star}:not(${isPointed}, :has(~ ${isPointed})) > &`]: {
          fill: 'none',
          color: color.fieldEdge,
        },
      },
    },
  },
});

/** Covers the whole star, so that screen readers find it when exploring by touch. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  cursor: 'inherit',
  outline: 'none',
});

export const words = style({ ...type.text, color: color.inkMuted, selectors: { '&:empty': { display: 'none' } } });
