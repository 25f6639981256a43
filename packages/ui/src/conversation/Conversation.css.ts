import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, focusRing, type, visuallyHidden } from '../theme/typography.ts';

const { color } = tokens;

export const conversation = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  minHeight: 0,
});

export const log = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  maxHeight: '66dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: radius.control,
  selectors: { '&:is(:focus-visible, [data-preview~="focus"])': { ...focusRing, outlineOffset: '-2px' } },
});
/* One line, where the first message will appear. */
export const empty = style({ ...type.small, ...breakWords, color: color.inkMuted });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(2),
  selectors: { [`&:has(> ${empty}:only-child)`]: { paddingInline: 0 } },
});

/*
 * Contain the layout of each group. `content-visibility` does not work here: wrong height guesses for off-screen groups
 * would shift the reading position. The side padding keeps focus rings from being clipped.
 */
export const group = style({
  ...breakWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: `-${space(1)}`,
  padding: space(1),
  contain: 'content',
});

/* A border, not a background: forced colours remove backgrounds. */
const line = { content: '', flex: 1, borderBlockStart: '1px solid', opacity: 0.35 } as const;
const ruled = {
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '::before': line,
  '::after': line,
} as const;
export const day = style({ ...ruled, color: color.inkMuted });
export const unread = style({ ...ruled, color: color.sealText, fontWeight: 500 });

export const person = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  paddingInlineEnd: `clamp(0px, 8%, ${space(16)})`,
  selectors: {
    '&[data-own]': {
      justifyContent: 'flex-end',
      paddingInlineEnd: 0,
      paddingInlineStart: `clamp(0px, 8%, ${space(16)})`,
    },
  },
});
export const messages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space(2),
  minWidth: 0,
});
export const name = style({
  ...type.label,
  paddingInlineStart: space(1),
  /* Visually its side already shows the author. */
  selectors: { '[data-own] &': visuallyHidden },
});

export const earlier = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: space(8),
});
/* At the end of the visible part of the list, above the bottom bar of a phone. */
export const away = style({ position: 'sticky', bottom: space(16), height: 0 });
export const latest = style({
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: space(3),
  borderRadius: radius.control,
  boxShadow: tokens.shadow.floating,
  transform: 'translateX(-50%)',
});
