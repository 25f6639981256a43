import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { patience, Stack, type StackOptions } from './stack.ts';

export { expect, patience, Stack };

export interface ConsoleOptions {
  /** What the browser's console may say in this test: a failed sign-in is answered with 401, which the browser reports. */
  expectedConsoleErrors: RegExp[];
}

interface Fixtures extends ConsoleOptions {
  /** Starts a system for this test alone. */
  startStack: (options?: StackOptions) => Promise<Stack>;
  /** Opens a page in a browser of its own: another person, or the same one on another device. It is closed at the end. */
  anotherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** What each browser of this test complains of. */
  watched: (readonly string[])[];
  /**
   * Fails a test in which a page logged an error, threw one that nobody caught, or did what its content security policy
   * or Trusted Types forbid.
   */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** A running system with the demo world, shared by the tests of a worker. A test may restart it, not leave it down. */
  stack: Stack;
}

/** Playwright's test, on the real system. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
    async ({}, use) => {
      const stack = await Stack.start();
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: patience },
  ],
  startStack: async ({ context }, use) => {
    const started: Stack[] = [];
    await use(async (options) => {
      const stack = await Stack.start(options);
      started.push(stack);
      return stack;
    });
    // A page that still asks would see its system go, and say so in the console.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((stack) => stack.dispose()));
  },
  baseURL: async ({ stack }, use) => use(stack.origin),
  expectedConsoleErrors: [[], { option: true }],
  anotherDevice: async ({ browser, baseURL, watched }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }), ...options });
      opened.push(context);
      watched.push(await complaintsOf(context));
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
  watched: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedConsoleErrors, watched }, use) => {
      watched.push(await complaintsOf(context));
      await use(undefined);
      const isExpected = (text: string) => expectedConsoleErrors.some((expected) => expected.test(text));
      expect(
        watched.flat().filter((text) => !isExpected(text)),
        'errors in the console of a browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
