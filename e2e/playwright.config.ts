import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser/find.ts';
import { pinnedBrowser } from '../scripts/browser/pinned.ts';
import { gateFiles, gatePatterns } from './support/gate.ts';
import { patience } from './support/stack.ts';
import type { ConsoleOptions } from './support/test.ts';

/* The pinned browser is the lightest, and the same on every machine. */
const browser = (process.env.CHROMIUM_PATH ? undefined : await pinnedBrowser()) ?? (await findBrowser());
const reports = path.join(import.meta.dirname, 'reports');
const isGate = process.env.TEST_SCOPE === 'gate';

/** A seller's journeys through the built app, with the real backend and a real browser. */
export default defineConfig<ConsoleOptions>({
  testDir: 'tests',
  globalSetup: './support/seed.ts',
  outputDir: path.join(reports, 'traces'),
  // Pages wait more than they compute: two are faster than one even on two cores.
  workers: 2,
  // A test that passes on retry counts as flaky; more than a few of those fail the run (scripts/test).
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
      // No tolerance, as for components (packages/ui/vitest.config.ts).
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
    // Without animations, so that axe checks final colours.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Network calls and steps only: DOM snapshots take an eighth of the time, and a failure has a screenshot anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: browserArguments,
      // Downloads have names in several languages.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...browser.env },
    },
  },
});
