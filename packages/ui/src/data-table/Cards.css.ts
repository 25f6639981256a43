import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, focusRing, type } from '../theme/typography.ts';

const { color } = tokens;

const cards = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) } as const;
export const list = style(cards);
/* The frame of an empty list. */
export const nothing = style({
  ...type.text,
  padding: space(6),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  color: color.inkMuted,
  textWrap: 'pretty',
});
export const batch = style({ ...cards, overflowAnchor: 'none' });
export const skeletonCards = style({ ...cards, marginTop: space(2), selectors: { '&:first-child': { marginTop: 0 } } });
export const card = style({
  ...type.text,
  position: 'relative',
  display: 'flex',
  gap: space(1),
  padding: space(3),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  /* Only visible cards of a long list cost rendering. */
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9rem',
  selectors: { '&[data-selected]': { background: color.mat } },
  '@media': { print: { contentVisibility: 'visible', breakInside: 'avoid' } },
});
/* A touch target around the checkbox. */
export const select = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: `-${space(2)} 0 0 -${space(2)}`,
});
export const content = style({ ...breakWords, flexGrow: 1, display: 'grid', gap: space(2) });
export const name = style({ ...type.strong });
export const artTitle = style({ ...type.card, ...artName });
export const open = style({
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&:is(:focus-visible, [data-preview~="focus"])': { outline: 'none' },
    '&:is(:focus-visible, [data-preview~="focus"])::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(min(7rem, 50%)) minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(3)}`,
});
export const term = style({ ...breakWords, ...type.small, color: color.inkMuted });
export const fact = style({ ...breakWords, ...type.small, position: 'relative' });
export const skeletonCard = style({
  height: '6rem',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.mat,
});

/* Touch height, without a gap to the detail it expands. */
export const more = style({
  ...type.label,
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  justifySelf: 'start',
  minHeight: '2.75rem',
  marginBlock: `-${space(2)}`,
  color: color.inkMuted,
  selectors: {
    '&::before': {
      content: '',
      width: '0.4375rem',
      height: '0.4375rem',
      borderInlineEnd: '1.6px solid',
      borderBottom: '1.6px solid',
      transform: 'rotate(-45deg)',
      transition: `transform ${motion.turn}`,
    },
    '&[aria-expanded="true"]::before': { transform: 'translateY(-0.125rem) rotate(45deg)' },
    '&:is(:hover, [data-preview~="hover"])': { color: color.ink },
  },
});
export const detail = style({
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  paddingTop: space(3),
  borderTop: `1px solid ${color.hairline}`,
});
