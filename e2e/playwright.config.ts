import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser/find.ts';
import { pinnedBrowser } from '../scripts/browser/pinned.ts';
import { gateFiles, gatePatterns } from './support/gate.ts';
import { patience } from './support/stack.ts';
import type { ConsoleOptions } from './support/test.ts';

/* The pinned one is the lightest, and the same everywhere. */
const browser = (process.env.CHROMIUM_PATH ? undefined : await pinnedBrowser()) ?? (await findBrowser());
const reports = path.join(import.meta.dirname, 'reports');
const isGate = process.env.TEST_SCOPE === 'gate';

/** Journeys of a seller through the built app, on the real backend, in a real browser. */
export default defineConfig<ConsoleOptions>({
  testDir: 'tests',
  globalSetup: './support/seed.ts',
  outputDir: path.join(reports, 'traces'),
  // Pages wait more than they work: on two cores two of them are through in less time than one.
  workers: 2,
  // A test that passes when it is tried again counts as flaky, and more than a few of those fail the run (scripts/test).
  retries: 1,
  ...(isGate && { testMatch: gateFiles.map((file) => `**/${file}`), grep: gatePatterns }),
  forbidOnly: true,
  timeout: patience,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: path.join(import.meta.dirname, 'baselines/{arg}{ext}'),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Not one pixel, as with the sheets of components (packages/ui/vitest.config.ts).
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  reporter: [
    ['list'],
    ...(isGate ? ([['./support/gate-reporter.ts']] as const) : []),
    ['./support/calls-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? path.join(reports, 'results.json') }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What fades in is judged when it is there.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Calls and steps; how the page stood says its picture, and snapshots of every step are an eighth of the work.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserArguments,
      // Files are named in every language.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...browser.env },
    },
  },
});
