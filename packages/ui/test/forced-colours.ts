import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Lets a contrast theme of the system's rule, a light or a dark one, or, given null, the page again. */
export const forceColours: BrowserCommand<[theme: 'light' | 'dark' | null]> = ({ page }, theme) =>
  page.emulateMedia({ forcedColors: theme ? 'active' : 'none', colorScheme: theme ?? 'light' });
