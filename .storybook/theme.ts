import { create } from 'storybook/theming/create';
import { dark, light, type Palette } from '../packages/ui/src/theme/palette.ts';

/** Storybook's own UI in our colours. */
const brand = (base: 'light' | 'dark', color: Palette) =>
  create({
    base,
    brandTitle: 'Smart Art',
    brandTarget: '_self',
    fontBase: "'IBM Plex Sans', 'IBM Plex Sans JP', system-ui, sans-serif",
    colorPrimary: color.seal,
    colorSecondary: color.seal,
    appBg: color.paper,
    appContentBg: color.wall,
    appPreviewBg: color.paper,
    appBorderColor: color.hairline,
    appBorderRadius: 10,
    textColor: color.ink,
    textInverseColor: color.paper,
    textMutedColor: color.inkMuted,
    barTextColor: color.inkMuted,
    barHoverColor: color.sealText,
    barSelectedColor: color.sealText,
    barBg: color.wall,
    buttonBg: color.wall,
    buttonBorder: color.border,
    booleanBg: color.mat,
    booleanSelectedBg: color.wall,
    inputBg: color.wall,
    inputBorder: color.fieldEdge,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
  });

export const lightTheme = brand('light', light);
export const darkTheme = brand('dark', dark);
