import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Emulates a light or dark contrast theme (forced colours); null turns it off. */
export const forceColours: BrowserCommand<[theme: 'light' | 'dark' | null]> = ({ page }, theme) =>
  page.emulateMedia({ forcedColors: theme ? 'active' : 'none', colorScheme: theme ?? 'light' });
