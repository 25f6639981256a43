import type { Theme } from './preferences.ts';

/** Page colours of both themes, for the browser's own bars. Same as in index.html. */
const PAPER = { light: '#f7f4ee', dark: '#171512' };

/** Applies a theme; `system` follows the device. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
}
