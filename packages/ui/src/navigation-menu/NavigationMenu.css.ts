import { motion } from '../theme/motion.ts';
import { breakpoints, from, radius, space, zIndex } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;
const small = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

/* Not positioned on small screens: there the menu is positioned by the header. */
export const nav = style({ minWidth: 0, '@media': { [from('tablet')]: { position: 'relative' } } });
export const menuButton = style({ '@media': { [from('tablet')]: { display: 'none' } } });

const floating = {
  background: color.wall,
  border: `1px solid ${color.hairline}`,
  boxShadow: tokens.shadow.floating,
  zIndex: zIndex.header,
} as const;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  '@media': {
    [small]: {
      ...floating,
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      padding: space(3),
      borderInline: 0,
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
});
export const place = style({ '@media': { [from('tablet')]: { position: 'relative' } } });

export const list = style({
  '@media': {
    [from('tablet')]: {
      ...floating,
      position: 'absolute',
      top: `calc(100% + ${space(1)})`,
      insetInlineStart: 0,
      width: 'max-content',
      minWidth: '14rem',
      maxWidth: 'min(22rem, calc(100vw - 1rem))',
      maxHeight: 'calc(100dvh - 5rem)',
      overflowY: 'auto',
      padding: space(1),
      borderRadius: radius.card,
      selectors: { '&[data-align="end"]': { insetInline: 'auto 0' } },
    },
    [small]: { paddingInlineStart: space(4), paddingBottom: space(2) },
  },
});
export const link = style({
  ...type.text,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: tokens.size.control,
  paddingInline: space(2.5),
  paddingBlock: space(1.5),
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  textAlign: 'start',
  selectors: {
    [`${states.hover}:not(span)`]: { background: color.hover },
    /* Aligns the labels, whether or not they have an icon. */
    [`${list}:has(> * > * > svg:first-child) > * > &:not(:has(> svg:first-child))`]: {
      paddingInlineStart: `calc(${space(2.5)} + 1.125rem + ${space(3)})`,
    },
    '&[aria-current]': { background: color.mat, fontWeight: 500 },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const top = style({
  gap: space(1.5),
  color: color.inkMuted,
  selectors: {
    [states.hover]: { color: color.ink },
    '&:is([aria-expanded="true"], [aria-current], [data-current])': { color: color.ink },
    '&[data-current]': { fontWeight: 500 },
  },
});
export const soon = style({ color: color.inkFaint, '@media': { '(forced-colors: active)': { color: 'GrayText' } } });
export const soonMark = style({ ...type.small, flexShrink: 0, color: color.inkFaint });

export const chevron = style({
  flexShrink: 0,
  transition: `transform ${motion.turn}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const icon = style({ flexShrink: 0, color: color.inkMuted });
/* Its natural width, up to a limit: some logos are wordmarks. */
export const logo = style({ flexShrink: 0, maxWidth: space(16), height: '1.125rem', objectFit: 'contain' });
export const mark = style({ flexShrink: 0, color: color.inkFaint });
export const words = style({ ...breakWords, flex: 1, display: 'grid' });
export const description = style({ ...type.small, color: color.inkMuted, fontWeight: 400 });
