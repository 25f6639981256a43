import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { breakpoints, from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { visuallyHidden } from '../theme/typography.ts';

export const header = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2),
    '@media': { print: { display: 'none' } },
  },
  'patterns',
);
export const navigation = style(
  {
    minWidth: 0,
    '@media': {
      [from('tablet')]: { flex: 1, marginInlineStart: space(4) },
      /* On a phone the menu button comes last, within reach of the thumb. */
      [`screen and (max-width: ${breakpoints.tablet - 1}px)`]: { order: 2 },
    },
  },
  'patterns',
);
/* Beside a menu, phones only have room for the logo; the name stays for screen readers. */
globalStyle(`${header}:has(> ${navigation}) > a > [translate]`, {
  '@layer': {
    [layers.patterns]: { '@media': { 'screen and (max-width: 479px)': visuallyHidden } },
  },
});
export const tools = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1), marginInlineStart: 'auto' },
  'patterns',
);
export const invitation = style({ display: 'none', '@media': { [from('laptop')]: { display: 'block' } } }, 'patterns');
