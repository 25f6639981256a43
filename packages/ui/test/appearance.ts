import { commands } from 'vitest/browser';
import './globals.ts';

const forced = () => matchMedia('(forced-colors: active)').matches;

/** Shows the page in this theme; in forced colours mode, in a contrast theme of the same kind. */
export async function applyTheme(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme;
  if (forced()) await commands.forceColours(theme);
}

/** Turns on forced colours, for a story with the parameter `forcedColours`. */
export async function forceColours(): Promise<void> {
  await commands.forceColours('light');
  if (!forced()) throw new Error('The browser does not emulate forced colours.');
}

/** Turns off forced colours, if a story has turned them on. */
export async function releaseColours(): Promise<void> {
  if (forced()) await commands.forceColours(null);
}
