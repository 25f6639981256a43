import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { bottomBar } from '../page/bottom-bar.css.ts';
import { layers } from '../theme/layers.css.ts';
import { radius, space, zIndex } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

const { color } = tokens;

/* Above the bottom edge, and above a phone's navigation bar, while the form is longer than the window. */
export const place = style(
  {
    position: 'sticky',
    zIndex: zIndex.sticky,
    bottom: `calc(${fallbackVar(bottomBar, 'env(safe-area-inset-bottom)')} + ${space(3)})`,
    minWidth: 0,
    selectors: {
      '&[data-flow]': { position: 'static' },
      /* Out of the flow while empty, but always mounted: a live region must exist before its text. */
      '&[data-idle]': { position: 'absolute', bottom: 'auto' },
    },
    '@media': { print: { display: 'none' } },
  },
  'patterns',
);
/* A field focused behind the bar is scrolled above it (WCAG 2.4.11). */
globalStyle(`html:has(${place}:not([data-flow], [data-idle]))`, {
  '@layer': { [layers.patterns]: { scrollPaddingBlockEnd: '9rem' } },
});
export const bar = style(
  {
    ...type.text,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(3)}`,
    /* The same height when it only says that everything is saved. */
    minHeight: `calc(${tokens.size.control} + ${space(4)} + 2px)`,
    padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
    background: color.wall,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    boxShadow: tokens.shadow.floating,
  },
  'patterns',
);
export const words = style({ ...breakWords, flex: '1 1 6rem' }, 'patterns');
export const state = style({ fontWeight: 500 }, 'patterns');
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', gap: space(2), marginInlineStart: 'auto' },
  'patterns',
);
