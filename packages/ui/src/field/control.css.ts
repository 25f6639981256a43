import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;
const typedIn = ':is(input, textarea, select)';

/** The box that looks like the field; the input inside has no border of its own. */
export const box = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: tokens.size.control,
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  color: color.ink,
  transition: `border-color ${motion.answer}`,
  selectors: {
    [`&:is(:hover, :has(> ${typedIn}[data-preview~="hover"])):not(:has(> :disabled, > [readonly]))`]: {
      borderColor: color.inkMuted,
    },
    [`&:has(> ${typedIn}[aria-invalid="true"])`]: {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:has(> [readonly])': { background: 'transparent', borderStyle: 'dashed' },
    '&:has(> :disabled)': { background: color.mat, borderColor: color.border, color: color.inkDisabled },
    [`&:has(> ${typedIn}:is(:focus-visible, [data-preview~="focus"]))`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    /* iOS zooms into fields with text below 16 px. */
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': {
      selectors: {
        '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
        /* Forced colours draw no shadows, so widen the border. */
        [`&:has(> ${typedIn}[aria-invalid="true"])`]: { borderWidth: 2 },
      },
    },
  },
});

export const input = style({
  /* Affixes shrink first; the input keeps room for a digit or two. */
  flex: '1 1 0',
  alignSelf: 'stretch',
  width: '100%',
  minWidth: '3rem',
  paddingInline: space(3),
  paddingBlock: space(1.5),
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  /* Removes the native style of search inputs. */
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
    /* Hides the browser's autofill colour, which does not fit the theme. */
    '&:autofill': { boxShadow: `inset 0 0 0 6rem ${color.mat}`, WebkitTextFillColor: color.ink },
  },
});

/** Tabular figures, so that digits do not move while they change. */
export const figures = style(tabular);

/** Short text or a symbol before or after the input. */
export const affix = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'clip',
  /* Italic letters may overhang their box. */
  overflowClipMargin: '2px',
  color: color.inkMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  selectors: {
    [`${box}:has(> :disabled) > &`]: { color: 'inherit' },
    '&:first-child': { paddingInlineStart: space(3), marginInlineEnd: `calc(${space(2)} * -1)` },
    '&:last-child': { paddingInlineEnd: space(3), marginInlineStart: `calc(${space(2)} * -1)` },
  },
});

/** A small button at the end of the box. */
export const boxButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  width: tokens.size.control,
  borderRadius: 'inherit',
  color: color.inkMuted,
  selectors: {
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)': { color: color.ink },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed', color: color.inkDisabled },
  },
});
