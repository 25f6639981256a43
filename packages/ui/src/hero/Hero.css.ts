import { height, width } from '../picture-wall/HungPicture.css.ts';
import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color, font } = tokens;

/* The shell defines the columns; it starts directly below the header. */
export const hero = style(
  {
    display: 'grid',
    gridColumn: 'full',
    gridTemplateColumns: 'subgrid',
    marginTop: `calc(-1 * ${space(8)})`,
    borderBottom: `1px solid ${color.hairline}`,
  },
  'patterns',
);
export const words = style(
  {
    ...breakWords,
    gridColumn: 'content',
    display: 'grid',
    alignContent: 'center',
    gap: space(5),
    paddingBlock: space(10),
    '@media': {
      [from('laptop')]: { gridColumn: 'content-start / middle', paddingBlock: space(20), paddingInlineEnd: space(10) },
    },
  },
  'patterns',
);
export const title = style(
  {
    ...breakWords,
    fontFamily: font.serif,
    fontWeight: 400,
    fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
    outline: 'none',
    /* Japanese characters look larger than Latin letters, so use a smaller size. */
    selectors: { ':lang(ja) &': { fontSize: 'clamp(1.875rem, 1.3rem + 2.4vw, 3.125rem)', lineHeight: 1.35 } },
  },
  'patterns',
);
export const lead = style(
  { ...type.text, fontSize: '1.0625rem', lineHeight: 1.6, color: color.inkMuted, maxWidth: '34rem' },
  'patterns',
);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) }, 'patterns');
/* As high as its text on a phone, and beside the picture. */
export const note = style(
  {
    ...type.text,
    color: color.inkMuted,
    maxWidth: '34rem',
    minHeight: '4lh',
    '@media': { [from('tablet')]: { minHeight: '2lh' } },
  },
  'patterns',
);

/* Lit from above, like the wall beside the sign-in form. */
export const wall = style(
  {
    gridColumn: 'full',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    padding: `${space(10)} ${space(6)}`,
    background: `radial-gradient(ellipse 90% 70% at 50% 34%, ${color.wall}, ${color.mat} 78%)`,
    vars: { [height]: 'clamp(14rem, 52vw, 20rem)', [width]: 'min(100%, 30rem)' },
    '@media': {
      [from('laptop')]: {
        gridColumn: 'middle / full-end',
        borderInlineStart: `1px solid ${color.hairline}`,
        vars: { [height]: 'clamp(20rem, 30vw, 28rem)', [width]: 'min(40vw, 38rem)' },
      },
      print: { display: 'none' },
    },
  },
  'patterns',
);
