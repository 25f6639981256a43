import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { optimized } from '../../.storybook/main.ts';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { pinnedBrowser } from '../../scripts/browser/pinned.ts';
import type { PinnedGlobals } from './test/globals.ts';
import { pictures } from './test/pictures.ts';

const root = import.meta.dirname;
const storybook = path.join(root, '../../.storybook');
const pinned = await pinnedBrowser();
const visual = pinned !== undefined;
const browser = pinned ?? (await findBrowser());

const instance = (globals: PinnedGlobals) => ({
  browser: 'chromium' as const,
  name: `${globals.theme} ${globals.locale}`,
  provide: { globals, visual },
});

/** Stories run as tests: rendered, played, searched by axe, and drawn when they are sheets. */
const stories = (name: string, instances: PinnedGlobals[], tags?: string[]) => ({
  plugins: [
    storybookTest({ configDir: storybook, ...(tags && { tags: { include: tags } }) }),
    {
      name: 'own-cache',
      enforce: 'post' as const,
      config: () => ({ cacheDir: path.join(root, `node_modules/.vite-${name}`) }),
    },
  ],
  optimizeDeps: { include: optimized },
  test: {
    name,
    isolate: false,
    api: { allowWrite: true, allowExec: false },
    setupFiles: [path.join(storybook, 'vitest.setup.ts'), path.join(root, 'test/sheets.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: browser.path,
          args: browserArguments,
          env: { ...(process.env as Record<string, string>), ...browser.env },
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Not one pixel: the default tolerance lets a wrong grey pass.
          comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0, includeAA: true },
          resolveScreenshotPath: ({ arg }: { arg: string }) => pictures.baseline(arg),
          resolveDiffPath: ({ arg }: { arg: string }) => pictures.difference(arg),
        },
      },
      instances: instances.map(instance),
    },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './test/visual-report.ts'],
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] } },
      stories('stories', [
        { theme: 'light', locale: 'en' },
        { theme: 'dark', locale: 'en' },
      ]),
      stories('sheets', [{ theme: 'light', locale: 'ja' }], ['sheet']),
    ],
  },
});
