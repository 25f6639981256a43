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

/** Stories as tests: render, play, check with axe and, for state sheets, compare a screenshot in each theme. */
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
    // A story that passes on retry counts as flaky (scripts/test).
    retry: 1,
    // Only to end hung tests: the longest story opens thirteen overlays, and the machine may be busy.
    testTimeout: 60_000,
    // For two screenshots and their waits, each of which reports its own timeout.
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
          // No tolerance: the default lets a wrong grey pass.
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
    // Pages wait for frames and the runner: three are faster than two, even on two cores.
    maxWorkers: Math.max(3, availableParallelism()),
    reporters: ['default', './test/visual-report.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          // Modules are loaded once for all files, which takes a third of the time.
          isolate: false,
        },
      },
      stories('stories', [{ locale: 'en', themes: isGate ? ['light'] : ['light', 'dark'] }]),
      ...(isGate ? [] : [stories('sheets', [{ locale: 'ja', themes: ['light'] }], ['sheet'])]),
    ],
  },
});
