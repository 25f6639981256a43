import { addons } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: dark ? darkTheme : lightTheme,
  ui: { enableShortcuts: false },
  sidebar: { showRoots: true },
});
