import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/** Looks like a single-line field until it wraps. */
export const box = style({
  ...type.text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  minHeight: tokens.size.control,
  padding: `calc(${space(1)} - 1px)`,
  borderRadius: radius.control,
  border: `1px solid ${color.fieldEdge}`,
  background: color.wall,
  color: color.ink,
  cursor: 'text',
  transition: `border-color ${motion.answer}`,
  selectors: {
    '&:is(:hover, :has(> input[data-preview~="hover"])):not(:has(> input:is(:disabled, [readonly])))': {
      borderColor: color.inkMuted,
    },
    '&:has(> [aria-invalid="true"])': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:has(> [readonly])': { background: 'transparent', borderStyle: 'dashed', cursor: 'default' },
    '&:has(> :disabled)': {
      background: color.mat,
      borderColor: color.border,
      color: color.inkFaint,
      cursor: 'not-allowed',
    },
    '&:has(> input:is(:focus-visible, [data-preview~="focus"]))': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    /* Below 16 px a phone zooms into the field. */
    '(pointer: coarse)': { fontSize: '1rem' },
    '(forced-colors: active)': {
      selectors: {
        '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
        '&:has(> [aria-invalid="true"])': { borderWidth: 2 },
      },
    },
  },
});
export const tags = style({ display: 'contents' });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: `max(1.625rem, ${tokens.size.touch})`,
  paddingInlineStart: space(2),
  borderRadius: '4px',
  background: color.mat,
  selectors: {
    '&:has(> :is(:focus-visible, [data-preview~="focus"]))': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '0',
    },
    '&[data-fixed]': { paddingInlineEnd: space(2) },
    /* Highlights a duplicate. */
    '&[data-twice]': { background: color.warningWash, color: color.warning },
    ':has(> :disabled) > ul > &': { background: color.wall },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&[data-twice]': { borderWidth: 2, borderColor: 'Highlight' } },
    },
  },
});
export const words = style({ ...breakWords, paddingBlock: '0.125rem' });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  /* 24 px is the minimum of WCAG 2.2; touch gets 44. */
  width: `max(1.625rem, ${tokens.size.touch})`,
  borderRadius: '4px',
  color: color.inkMuted,
  outline: 'none',
  selectors: { [states.hover]: { color: color.ink, background: color.hover } },
});
export const input = style({
  flex: '1 1 3rem',
  alignSelf: 'stretch',
  minWidth: '2rem',
  minHeight: '1.625rem',
  paddingInline: space(2),
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const notice = style({ ...type.small, color: color.inkMuted, selectors: { '&:empty': { display: 'none' } } });
export const count = style({ ...type.small, lineHeight: 1, color: color.inkFaint });
