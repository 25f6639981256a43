import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { breakpoints, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

export const wizard = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8), width: '100%', minWidth: 0 },
  'patterns',
);
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) }, 'patterns');
export const head = style({ display: 'grid', gap: space(1) }, 'patterns');
export const title = style(
  {
    ...type.section,
    ...breakWords,
    color: tokens.color.ink,
    /* Scrolled into view together with the stepper above it. */
    scrollMarginBlockStart: '8rem',
    /* Focused only to be read: no focus ring. */
    selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
  },
  'patterns',
);
export const footer = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), paddingBlockStart: space(3) },
  'patterns',
);
/* On a phone the buttons are as wide as the fields, as on the sign-in page. */
globalStyle(`${footer} > button`, {
  '@layer': {
    [layers.patterns]: { '@media': { [`screen and (max-width: ${breakpoints.tablet - 1}px)`]: { flexGrow: 1 } } },
  },
});
export const aside = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginInlineStart: 'auto' }, 'patterns');
