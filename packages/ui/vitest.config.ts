import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { optimized } from '../../.storybook/main.ts';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { pinnedBrowser } from '../../scripts/browser/pinned.ts';
import { compose } from './test/compose.ts';
import { forceColours } from './test/forced-colours.ts';
import type { Shown } from './test/globals.ts';
import { pictures } from './test/pictures.ts';
import { rest } from './test/rest.ts';
import { isGate } from './test/scope.ts';

const root = import.meta.dirname;
const storybook = path.join(root, '../../.storybook');
const pinned = await pinnedBrowser();
const visual = pinned !== undefined;
const browser = pinned ?? (await findBrowser());

const instance = (shown: Shown) => ({
  browser: 'chromium' as const,
  name: shown.locale,
  provide: { ...shown, visual },
});

/** Stories run as tests: rendered, played, then searched by axe and, when they are sheets, drawn in each theme. */
const stories = (name: string, instances: Shown[], tags?: string[]) => ({
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
    // A story that passes when it is tried again counts as flaky (scripts/test).
    retry: 1,
    // Against hanging only: the longest story opens thirteen overlays in turn, and the machine may be busy.
    testTimeout: 60_000,
    // Two pictures and what they wait for, each of which says so itself when it does not come.
    hookTimeout: 120_000,
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
      commands: { compose, forceColours, rest },
      instances: instances.map(instance),
    },
  },
});

export default defineConfig({
  test: {
    // Pages wait more than they work: even on two cores two of them are through in less time than one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './test/visual-report.ts'],
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] } },
      stories('stories', [{ locale: 'en', themes: isGate ? ['light'] : ['light', 'dark'] }]),
      ...(isGate ? [] : [stories('sheets', [{ locale: 'ja', themes: ['light'] }], ['sheet'])]),
    ],
  },
});
