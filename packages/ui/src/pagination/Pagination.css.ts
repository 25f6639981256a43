import { breakpoints, radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabular, type } from '../theme/typography.ts';

const { color } = tokens;
const small = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

export const pagination = style({
  ...type.text,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(6)}`,
  color: color.inkMuted,
});
export const start = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` });
export const list = style({ display: 'flex', alignItems: 'center', gap: space(1) });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: tokens.size.control,
  minHeight: tokens.size.control,
  paddingInline: space(2),
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    [states.hover]: { background: color.hover },
    [states.pressed]: { background: color.pressed },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': { background: color.ink, color: color.paper, fontWeight: 500 },
    '&[data-disabled]': { color: color.inkDisabled, background: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        /* No backplate behind the number, which would hide its colour. */
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const gap = style({ minWidth: '1.25rem', textAlign: 'center', color: color.inkFaint });

/* On a phone "3 / 12" between the arrows replaces the numbers. */
export const number = style({ '@media': { [small]: { display: 'none' } } });
export const compact = style({
  paddingInline: space(2),
  '@media': { [`screen and (min-width: ${breakpoints.tablet}px)`]: { display: 'none' } },
});

export const perPage = style({ display: 'flex', alignItems: 'center', gap: space(2) });
