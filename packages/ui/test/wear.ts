import { commands } from 'vitest/browser';
import './globals.ts';

const forced = () => matchMedia('(forced-colors: active)').matches;

/** Shows the page in this theme; where the person's own colours rule, in a contrast theme of its kind. */
export async function wear(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme;
  if (forced()) await commands.forceColours(theme);
}

/** Lets the person's own colours rule, for a story with `forcedColours` among its parameters. */
export async function forceColours(): Promise<void> {
  await commands.forceColours('light');
  if (!forced()) throw new Error('The browser does not force colours.');
}

/** Gives the page its own colours back, if a story has taken them. */
export async function releaseColours(): Promise<void> {
  if (forced()) await commands.forceColours(null);
}
