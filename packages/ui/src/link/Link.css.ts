import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords } from '../theme/typography.ts';

export const link = style({
  ...breakWords,
  textUnderlineOffset: '0.2em',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 2,
  selectors: {
    [states.hover]: { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
    [states.pressed]: { textDecorationColor: 'currentColor' },
    /* Close enough not to cover the text beside it. */
    [states.focusVisible]: { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
});

export const tone = variants({
  text: { color: tokens.color.ink },
  name: { color: tokens.color.ink },
  muted: { color: tokens.color.inkMuted },
});

/** Outside a sentence: at least the minimum target height (WCAG 2.5.8); a name is underlined on hover. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  selectors: {
    [`&:is(${tone.name}, ${tone.muted}):not(:hover, [data-preview~="hover"])`]: { textDecorationColor: 'transparent' },
  },
});

export const external = style({ display: 'inline', marginInlineStart: '0.25em', verticalAlign: '-0.1em' });
export const mark = style({ flexShrink: 0, whiteSpace: 'nowrap' });
