import { motion } from '../theme/motion.ts';
import { from, radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;
/* Both edges fade where there is more to scroll to. */
const fade = '2.5rem';
const edge = (before: string, after: string) =>
  `linear-gradient(to right, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`;

export const tabs = style({ minWidth: 0 });

export const direction = variants({
  horizontal: {},
  vertical: {
    '@media': {
      /* Side by side if there is room. */
      [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: `${space(5)} ${space(8)}` },
    },
  },
});

/* The line is behind the tabs, so that the selected tab's marker covers it. */
export const rail = style({
  minWidth: 0,
  boxShadow: `inset 0 -1px ${color.hairline}`,
  selectors: { [`${direction.vertical} > &`]: { boxShadow: `inset -1px 0 ${color.hairline}` } },
  '@media': {
    [from('tablet')]: { selectors: { [`${direction.vertical} > &`]: { width: '15rem' } } },
    '(forced-colors: active)': {
      borderBottom: '1px solid CanvasText',
      selectors: { [`${direction.vertical} > &`]: { borderBottom: 0, borderInlineEnd: '1px solid CanvasText' } },
    },
  },
});

export const list = style({
  display: 'flex',
  gap: space(2),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: fade,
  selectors: {
    '&[data-after]': { maskImage: edge('0px', fade) },
    '&[data-before]': { maskImage: edge(fade, '0px') },
    '&[data-before][data-after]': { maskImage: edge(fade, fade) },
    [`${direction.vertical} &`]: { flexDirection: 'column', gap: 0, overflow: 'visible' },
  },
});
export const place = style({ flexShrink: 0 });

export const tab = style({
  ...type.text,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space(2),
  maxWidth: '20rem',
  minHeight: `calc(${tokens.size.control} + ${space(1)})`,
  /* Space between the text and the focus ring. */
  paddingInline: space(2),
  paddingBlock: space(2),
  borderRadius: radius.control,
  color: color.inkMuted,
  textDecoration: 'none',
  textAlign: 'start',
  userSelect: 'none',
  transition: `color ${motion.answer}`,
  selectors: {
    [states.hover]: { color: color.ink },
    [states.selected]: { color: color.ink, fontWeight: 500 },
    [states.disabled]: { color: color.inkDisabled, cursor: 'not-allowed' },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&::after': { content: '""', position: 'absolute', insetInline: 0, bottom: 0 },
    '&:is(:hover, [data-preview~="hover"]):not(:disabled)::after': { borderBottom: `2px solid ${color.border}` },
    '&:is([aria-selected="true"], [aria-current])::after': { borderBottom: `2px solid ${color.ink}` },
    [`${direction.vertical} &`]: { maxWidth: 'none', paddingInline: space(2.5), minHeight: tokens.size.control },
    [`${direction.vertical} &::after`]: {
      insetInline: 'auto 0',
      insetBlock: 0,
      borderBottom: 0,
    },
    [`${direction.vertical} &:is(:hover, [data-preview~="hover"]):not(:disabled)::after`]: {
      borderInlineEnd: `2px solid ${color.border}`,
    },
    [`${direction.vertical} &[aria-selected="true"]::after`]: { borderInlineEnd: `2px solid ${color.ink}` },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { [states.disabled]: { color: 'GrayText' } },
    },
  },
});

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${direction.vertical} &`]: { flex: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
/* The bold text is laid out invisibly, so that a selected tab keeps its width. */
export const bold = style({ display: 'block', height: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: 500 });
export const icon = style({ flexShrink: 0 });
export const count = style({
  ...type.small,
  ...tabular,
  flexShrink: 0,
  fontWeight: 400,
  color: color.inkMuted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const panels = style({
  flex: '1 1 10rem',
  minWidth: 0,
  paddingTop: space(5),
  '@media': { [from('tablet')]: { selectors: { [`${direction.vertical} > &`]: { paddingTop: 0 } } } },
});
export const panel = style({
  minWidth: 0,
  borderRadius: radius.control,
  selectors: { [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '4px' } },
});
