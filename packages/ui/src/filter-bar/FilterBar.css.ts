import { motion } from '../theme/motion.ts';
import { breakpoints, radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, focusRing, tabular, type, visuallyHidden } from '../theme/typography.ts';

const { color, size } = tokens;
const phone = `screen and (max-width: ${breakpoints.tablet - 1}px)`;
/** Below this width a Toolbar row has room only for icons beside the chips. */
const small = '(max-width: 35.4rem)';
const larger = `screen and (min-width: ${breakpoints.tablet}px)`;

export const bar = style({ display: 'grid', gap: space(3), minWidth: 0 });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
});
/** One row: buttons and chips keep their width until they no longer fit. */
export const oneRow = style({ flex: '1 1 0', flexWrap: 'nowrap' });
export const chips = style({
  flex: 'none',
  minWidth: 0,
  '@media': { [phone]: { flexShrink: 1 } },
  selectors: { '[data-collapsed] > &': { flexShrink: 1 } },
});
/** Hidden on phones, which have all filters in one sheet. */
export const spread = style({ display: 'contents', '@media': { [phone]: { display: 'none' } } });
export const together = style({ display: 'contents', '@media': { [larger]: { display: 'none' } } });

export const always = style({ display: 'contents' });

/** A pill button like FilterChips, with a chevron. */
export const trigger = style({
  ...type.label,
  ...tabular,
  fontWeight: 400,
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space(1.5),
  maxWidth: '100%',
  minHeight: `max(2rem, ${size.controlSmall})`,
  paddingInline: `${space(3.5)} ${space(2.5)}`,
  paddingBlock: space(1),
  border: `1px solid ${color.fieldEdge}`,
  borderRadius: '1.375rem',
  color: color.inkMuted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.answer}`,
  selectors: {
    [states.hover]: { background: color.hover, color: color.ink },
    '&[aria-expanded="true"]': { background: color.hover, color: color.ink },
    '&[data-set]': { borderColor: color.ink, color: color.ink, fontWeight: 500 },
    [states.focusVisible]: focusRing,
    [states.disabled]: { cursor: 'not-allowed', borderColor: color.border, color: color.inkDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-set]': { borderWidth: 2 },
        [states.disabled]: { borderColor: 'GrayText' },
      },
    },
  },
});
/** On a phone only the icon, square; the number of applied filters is drawn beside it. */
export const sheetWords = style({ '@container': { [small]: visuallyHidden } });
export const sheetCount = style({ display: 'none', '@container': { [small]: { display: 'inline' } } });
export const sheetTrigger = style([
  trigger,
  {
    '@container': {
      [small]: { justifyContent: 'center', minWidth: `max(2.5rem, ${size.control})`, paddingInline: space(2.5) },
    },
  },
]);
export const chevron = style({
  flexShrink: 0,
  color: color.inkMuted,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const applied = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), minWidth: 0 });
export const chip = style({
  ...type.small,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: '100%',
  paddingInlineStart: space(2.5),
  borderRadius: radius.control,
  background: color.mat,
  color: color.ink,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const words = style({ ...breakWords, ...clamp(2), paddingBlock: space(1) });
export const name = style({ color: color.inkMuted });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  minHeight: tokens.size.controlSmall,
  width: tokens.size.controlSmall,
  borderRadius: radius.control,
  color: color.inkMuted,
  selectors: {
    [states.hover]: { background: color.hover, color: color.ink },
    [states.pressed]: { background: color.pressed },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
  },
});

export const sheet = style({ display: 'grid', gap: space(6) });
export const part = style({ display: 'grid', gap: space(2), minWidth: 0 });
export const heading = style(type.strong);
