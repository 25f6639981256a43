import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { keepCalls, noteCalls } from './calls.ts';
import { complaintsOf } from './complaints.ts';
import { isDocumented, localKeys } from './device.ts';
import { endInterception } from './interception.ts';
import { patience, Stack, type StackOptions } from './stack.ts';

export { expect, patience, Stack };

export interface ConsoleOptions {
  /** Console errors allowed in this test, e.g. the 401 of a failed sign-in, which the browser logs. */
  expectedConsoleErrors: RegExp[];
}

interface Fixtures extends ConsoleOptions {
  /** Starts a separate system for this test. */
  startStack: (options?: StackOptions) => Promise<Stack>;
  /** Opens a page in another browser context: another person, or another device. It is closed at the end. */
  anotherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** The errors of each browser of this test. */
  watched: (readonly string[])[];
  /**
   * Fails a test in which a page logged an error, threw an uncaught one, or violated its content security policy or
   * Trusted Types.
   */
  quietConsole: undefined;
  /** Kills one of several processes during some of the tests; see {@link Stack.withoutOne}. */
  lossOfOne: undefined;
}

interface WorkerFixtures {
  /** The operations that a worker's pages called (calls.ts). */
  called: Set<string>;
  /** A running system with the demo data, shared by a worker's tests, which may restart it but not leave it stopped. */
  stack: Stack;
}

/** In a cluster, every nth test of a worker runs with one process killed. */
const everyNth = 6;
let turn = 0;

/** Playwright's test on the real system. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  called: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use, { workerIndex }) => {
      const called = new Set<string>();
      await use(called);
      keepCalls(workerIndex, called);
    },
    { scope: 'worker' },
  ],
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const stack = await Stack.start();
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: patience },
  ],
  lossOfOne: [
    async ({ stack }, use) => {
      turn += 1;
      if (turn % everyNth === 0) await stack.withoutOne(() => use(undefined));
      else await use(undefined);
    },
    { auto: true },
  ],
  startStack: async ({ context }, use) => {
    const started: Stack[] = [];
    await use(async (options) => {
      const stack = await Stack.start(options);
      started.push(stack);
      return stack;
    });
    // A page that is still polling would log an error when its system stops.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((stack) => stack.dispose()));
  },
  baseURL: async ({ stack }, use) => use(stack.origin),
  expectedConsoleErrors: [[], { option: true }],
  anotherDevice: async ({ browser, baseURL, watched, called }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }), ...options });
      opened.push(context);
      watched.push(await complaintsOf(context));
      noteCalls(context, called);
      return context.newPage();
    });
    await Promise.all(opened.map(endInterception));
    await Promise.all(opened.map((context) => context.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
  watched: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedConsoleErrors, watched, called }, use) => {
      watched.push(await complaintsOf(context));
      noteCalls(context, called);
      await use(undefined);
      const keys = await Promise.all(context.pages().map(localKeys));
      expect(
        keys.flat().filter((key) => !isDocumented(key)),
        'undocumented keys in local storage',
      ).toEqual([]);
      await endInterception(context);
      const isExpected = (text: string) => expectedConsoleErrors.some((expected) => expected.test(text));
      expect(
        watched.flat().filter((text) => !isExpected(text)),
        'unexpected errors in a browser’s console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
