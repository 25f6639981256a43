import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, type } from '../theme/typography.ts';

export const banner = style({
  ...type.text,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: `${space(2)} ${space(2.5)} ${space(2)} ${space(3.5)}`,
  borderRadius: radius.card,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/* The first line of text, the icon and the button are aligned; longer text wraps below. */
const lineHeight = `max(2rem, ${tokens.size.touch})`;
const firstLine = { minHeight: lineHeight, display: 'flex', alignItems: 'center' } as const;
export const icon = style({ ...firstLine, flexShrink: 0 });

export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  minWidth: 0,
});
export const words = style({ ...breakWords, paddingBlock: `calc((${lineHeight} - 1.25rem) / 2)`, flex: '1 1 16rem' });
export const title = style({ fontWeight: 600 });

export const action = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: lineHeight,
  paddingInlineEnd: space(0.5),
});

/* Buttons inside use the banner's colour: vermilion is reserved for the primary action of the screen. */
globalStyle(`${action} > :is(a, button)`, {
  '@layer': {
    [layers.patterns]: { background: 'transparent', borderColor: 'currentColor', color: 'inherit' },
  },
});
globalStyle(`${action} > :is(a, button):is(:hover, [data-preview~="hover"])`, {
  '@layer': { [layers.patterns]: { background: 'color-mix(in srgb, currentColor 10%, transparent)' } },
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: lineHeight,
  height: lineHeight,
  borderRadius: radius.control,
  selectors: {
    [states.hover]: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    [states.focusVisible]: { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});
