import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { bottomBar } from '../page/bottom-bar.css.ts';
import { layers } from '../theme/layers.css.ts';
import { radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

/* Sticks above the lower edge and the bottom bar of a phone while the list is longer than the window; at the end of
   the list it stays in the flow. */
export const place = style(
  {
    position: 'sticky',
    zIndex: zIndex.sticky,
    bottom: `calc(${fallbackVar(bottomBar, 'env(safe-area-inset-bottom)')} + ${space(4)})`,
    containerType: 'inline-size',
    width: '100%',
    selectors: { '&[data-flow]': { position: 'static' } },
    '@media': { print: { display: 'none' } },
  },
  'patterns',
);
/* Scroll focused elements above the bar (WCAG 2.4.11). */
globalStyle(`html:has(${place}:not([data-flow]))`, {
  '@layer': { [layers.patterns]: { scrollPaddingBlockEnd: '9rem' } },
});
export const bar = style(
  {
    ...type.text,
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(3)}`,
    padding: space(2),
    background: color.wall,
    color: color.ink,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    boxShadow: tokens.shadow.floating,
  },
  'patterns',
);
export const words = style({ ...breakWords, fontWeight: 500 }, 'patterns');
export const actions = style(
  {
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2),
    marginInlineStart: 'auto',
    '@container': { '(min-width: 48rem)': { display: 'flex' } },
  },
  'patterns',
);
export const menu = style(
  { marginInlineStart: 'auto', '@container': { '(min-width: 48rem)': { display: 'none' } } },
  'patterns',
);
export const progress = style(
  { flex: '1 1 10rem', paddingInlineStart: space(2), display: 'grid', gap: space(1.5), minWidth: 0 },
  'patterns',
);
