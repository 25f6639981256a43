import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
/** From this width the index is beside the sections: index, gap and the full width of a section. */
const wide = '(min-width: 52rem)';
const fade = '2.5rem';
const edge = (before: string, after: string) =>
  `linear-gradient(to right, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`;

export const page = style({ containerType: 'inline-size', width: '100%', minWidth: 0 }, 'patterns');
export const layout = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 40rem)',
    gap: space(5),
  },
  'patterns',
);
export const withIndex = style(
  {
    '@container': {
      [wide]: { gridTemplateColumns: '10rem minmax(0, 40rem)', columnGap: space(8), alignItems: 'start' },
    },
  },
  'patterns',
);

/* Sticky beside the sections; a row above them if there is no room. */
export const index = style(
  {
    minWidth: 0,
    '@container': { [wide]: { position: 'sticky', top: `calc(${space(16)} + ${space(4)})` } },
    '@media': { print: { display: 'none' } },
  },
  'patterns',
);
export const list = style(
  {
    display: 'flex',
    gap: space(1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    selectors: {
      '&[data-after]': { maskImage: edge('0px', fade) },
      '&[data-before]': { maskImage: edge(fade, '0px') },
      '&[data-before][data-after]': { maskImage: edge(fade, fade) },
    },
    '@container': { [wide]: { flexDirection: 'column', gap: space(0.5), overflowX: 'visible' } },
  },
  'patterns',
);
export const place = style({ flexShrink: 0, '@container': { [wide]: { flexShrink: 1, minWidth: 0 } } }, 'patterns');
export const link = style(
  {
    ...type.text,
    ...breakWords,
    display: 'flex',
    alignItems: 'center',
    minHeight: tokens.size.control,
    paddingInline: space(2.5),
    paddingBlock: space(1),
    borderRadius: radius.control,
    color: color.inkMuted,
    textDecoration: 'none',
    transition: `background-color ${motion.answer}`,
    selectors: {
      [states.hover]: { color: color.ink, background: color.mat },
      [states.selected]: { color: color.ink, background: color.mat, fontWeight: 500 },
      [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [states.selected]: { outline: '1px solid CanvasText' } } },
    },
  },
  'patterns',
);

export const sections = style({ display: 'grid', gap: space(5), minWidth: 0 }, 'patterns');
/* Scroll below the sticky header. The index focuses the section; since it is not interactive, it has no focus ring. */
export const section = style(
  {
    scrollMarginBlockStart: `calc(${space(16)} + ${space(4)})`,
    selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
  },
  'patterns',
);
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) }, 'patterns');
