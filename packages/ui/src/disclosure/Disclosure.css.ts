import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

export const disclosure = style({ minWidth: 0 });
export const accordion = style({ minWidth: 0, borderBlock: `1px solid ${color.hairline}` });
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
});

export const heading = style({ display: 'flex' });

export const trigger = style({
  ...type.strong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: tokens.size.control,
  maxWidth: '100%',
  paddingInlineEnd: space(2),
  paddingBlock: space(1),
  borderRadius: radius.control,
  color: color.ink,
  textAlign: 'start',
  selectors: {
    [states.disabled]: { color: color.inkDisabled, cursor: 'not-allowed' },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    /* The button spans the full width, with its chevron at the end. */
    [`${item} &`]: { flex: 1, width: '100%', gap: space(3), paddingInline: space(1), paddingBlock: space(3) },
    [`${item} &:focus-visible, ${item} &[data-preview~="focus"]`]: { outlineOffset: '-2px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { [states.disabled]: { color: 'GrayText' } } } },
});

export const quiet = style({ ...type.small, color: color.inkMuted });

export const chevron = style({
  flexShrink: 0,
  color: color.inkMuted,
  transform: 'rotate(-90deg)',
  transition: `transform ${motion.turn}`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'none' },
    [`${item} &`]: { order: 1, transform: 'none' },
    [`${item} [aria-expanded="true"] > &`]: { transform: 'rotate(180deg)' },
  },
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { color: 'currentColor' } },
});
export const title = style({
  ...breakWords,
  selectors: {
    /* A long note leaves room for the title. */
    [`${item} &`]: { flex: 1, minWidth: '40%' },
    'button:is(:hover, [data-preview~="hover"]):not(:disabled) > &': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
  },
});
export const note = style({ ...type.small, ...breakWords, color: color.inkMuted, maxWidth: '10rem' });

/* In an inner box: the hidden wrapper must have no size of its own. */
export const content = style({ ...type.text, ...breakWords });
export const appearance = variants({
  disclosure: { paddingBlock: `${space(1)} ${space(2)}`, paddingInlineStart: space(6) },
  accordion: { padding: `${space(1)} ${space(1)} ${space(5)}` },
});
