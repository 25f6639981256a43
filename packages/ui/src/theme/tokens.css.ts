import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { dark, light, type Palette } from './palette.ts';

const roles = Object.fromEntries(Object.keys(light).map((role) => [role, role])) as Record<keyof Palette, string>;

/**
 * Design tokens as CSS custom properties. Colours hold `light-dark()`, so a subtree with another `color-scheme`
 * (`data-theme`) gets the other theme without a second set of rules.
 */
export const tokens = createGlobalThemeContract(
  {
    color: roles,
    font: { sans: 'font-sans', serif: 'font-serif' },
    /**
     * Heights of controls: 36 px with a mouse, 44 px by touch. `touch` is 0 with a mouse: `max(2rem, …)` makes elements
     * of a fixed size large enough for touch.
     */
    size: { control: 'size-control', controlSmall: 'size-control-small', row: 'size-row', touch: 'size-touch' },
    shadow: { art: 'shadow-art', raised: 'shadow-raised', floating: 'shadow-floating' },
    duration: { quick: 'duration-quick', gentle: 'duration-gentle' },
    easing: { out: 'easing-out' },
  },
  (value) => `sa-${value}`,
);

const variable = (reference: string) => reference.slice(4, -1);
const colors = Object.fromEntries(
  (Object.keys(light) as (keyof Palette)[]).map((role) => [
    variable(tokens.color[role]),
    `light-dark(${light[role]}, ${dark[role]})`,
  ]),
);

const touch = {
  [variable(tokens.size.control)]: '2.75rem',
  [variable(tokens.size.controlSmall)]: '2.75rem',
  [variable(tokens.size.row)]: '2.75rem',
  [variable(tokens.size.touch)]: '2.75rem',
};

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      colorScheme: 'light dark',
      vars: {
        ...colors,
        [variable(tokens.font.sans)]:
          "'IBM Plex Sans', 'IBM Plex Sans JP Core', 'IBM Plex Sans JP', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', system-ui, sans-serif",
        [variable(tokens.font.serif)]:
          "'Newsreader Variable', 'Newsreader Stand-in', 'Shippori Mincho Core', 'Shippori Mincho', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', Georgia, serif",
        [variable(tokens.size.control)]: '2.25rem',
        [variable(tokens.size.controlSmall)]: '1.75rem',
        [variable(tokens.size.row)]: '2rem',
        [variable(tokens.size.touch)]: '0px',
        [variable(tokens.shadow.art)]:
          '0 1px 2px light-dark(#1d1a1638, #00000066), 0 8px 20px -6px light-dark(#1d1a1640, #00000099)',
        [variable(tokens.shadow.raised)]: '0 1px 2px light-dark(#1d1a160f, #0000004d)',
        [variable(tokens.shadow.floating)]:
          '0 2px 6px light-dark(#1d1a161a, #00000066), 0 16px 40px -8px light-dark(#1d1a1638, #000000a6)',
        [variable(tokens.duration.quick)]: '120ms',
        [variable(tokens.duration.gentle)]: '200ms',
        [variable(tokens.easing.out)]: 'cubic-bezier(0.2, 0, 0, 1)',
      },
      '@media': {
        '(pointer: coarse)': { vars: touch },
        '(prefers-reduced-motion: reduce)': {
          vars: { [variable(tokens.duration.quick)]: '0s', [variable(tokens.duration.gentle)]: '0s' },
        },
        '(forced-colors: active)': {
          vars: {
            ...Object.fromEntries(
              (Object.keys(light) as (keyof Palette)[]).map((role) => [variable(tokens.color[role]), forced(role)]),
            ),
            [variable(tokens.shadow.art)]: 'none',
            [variable(tokens.shadow.raised)]: 'none',
            [variable(tokens.shadow.floating)]: 'none',
          },
        },
      },
    },
  },
});

globalStyle("[data-theme='light']", { '@layer': { [layers.base]: { colorScheme: 'light' } } });
globalStyle("[data-theme='dark']", { '@layer': { [layers.base]: { colorScheme: 'dark' } } });
/* Paper is light, whatever the theme. */
globalStyle(':root, [data-theme]', { '@layer': { [layers.base]: { '@media': { print: { colorScheme: 'light' } } } } });
globalStyle("[data-density='touch']", { '@layer': { [layers.base]: { vars: touch } } });

/** System colour for a role in forced colours mode. */
function forced(role: keyof Palette): string {
  switch (role) {
    case 'paper':
    case 'wall':
    case 'mat':
    case 'sealWash':
    case 'okWash':
    case 'warningWash':
    case 'infoWash':
    case 'dangerWash':
      return 'Canvas';
    case 'hairline':
    case 'border':
    case 'fieldEdge':
      return 'CanvasText';
    case 'seal':
    case 'sealHover':
    case 'sealPressed':
    case 'focus':
      return 'Highlight';
    case 'onSeal':
      return 'HighlightText';
    case 'inkDisabled':
      return 'GrayText';
    case 'scrim':
    case 'hover':
    case 'pressed':
      return 'transparent';
    default:
      return 'CanvasText';
  }
}
