import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, focusRing, type } from '../theme/typography.ts';

const { color } = tokens;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });
export const card = style({
  ...type.text,
  position: 'relative',
  display: 'flex',
  gap: space(1),
  padding: space(3),
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.wall,
  /* A long list costs what is in view. */
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9rem',
  selectors: { '&[data-selected]': { background: color.mat } },
});
/* A thumb's room around the box. */
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
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(3)}`,
});
export const term = style({ ...breakWords, ...type.small, color: color.inkMuted });
export const fact = style({ ...breakWords, ...type.small, position: 'relative' });
export const bone = style({
  height: '6rem',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  background: color.mat,
});
