import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/** The mat behind a picture. */
export const mat = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: radius.mat,
  background: color.mat,
  '@media': { '(forced-colors: active)': { border: `1px solid ${color.border}` } },
});

/** Area for the picture. The same percentage on each side keeps the mat's aspect. */
export const opening = style({ position: 'absolute', inset: '9%', display: 'grid', placeItems: 'center' });

/** As large as fits the opening, sized by its aspect only. */
export const hung = style({ display: 'block', boxShadow: tokens.shadow.art });

export const empty = style({
  ...type.small,
  position: 'absolute',
  inset: '9%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  textAlign: 'center',
  color: color.inkFaint,
});
