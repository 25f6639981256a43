import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, clamp, focusRing, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/** As many columns as fit: two on a phone, four beside the sidebar at 1440 px, six on very wide screens. */
export const container = style({ containerType: 'inline-size', width: '100%' }, 'layout');
export const grid = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space(6)} ${space(3)}`,
    '@container': {
      '(min-width: 36rem)': { columnGap: space(6), rowGap: space(8) },
      '(min-width: 42rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(min-width: 58rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '(min-width: 90rem)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      '(min-width: 114rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  },
  'layout',
);
export const cell = style({ display: 'grid', minWidth: 0 }, 'layout');

export const tile = style({
  ...breakWords,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  width: '100%',
  selectors: {
    /* Drawn in the gap around the tile, so that nothing moves. */
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${space(1.5)})`,
      borderRadius: radius.mat,
      background: color.mat,
      outline: `2px solid ${color.ink}`,
      zIndex: -1,
    },
    '&[data-selected]': { isolation: 'isolate' },
  },
});

export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingInline: space(0.5),
});

export const title = style({ ...type.card });

export const name = style({ ...artName, ...clamp(2) });
export const link = style({
  ...artName,
  ...clamp(2),
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    /* Makes the whole tile the link; only the name is its accessible name. */
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.mat },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after, [data-preview~="focus"] &::after': focusRing,
    '&:hover, [data-preview~="hover"] &': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
    },
  },
});

export const line = style({ ...type.small, ...clamp(2), color: color.inkMuted });

/* At the bottom, so that the prices of a row line up whatever the length of the names. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(2)}`,
  marginTop: 'auto',
  paddingTop: space(2),
  minHeight: space(8),
});
export const price = style({ ...type.strong, ...tabular, minWidth: 0 });
