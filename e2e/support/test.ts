import { test as base, expect } from '@playwright/test';
import { patience, Stack, type StackOptions } from './stack.ts';

export { expect, patience, Stack };

export interface ConsoleOptions {
  /** What the browser's console may say in this test: a failed sign-in is answered with 401, which the browser reports. */
  expectedConsoleErrors: RegExp[];
}

interface Fixtures extends ConsoleOptions {
  /** Starts a system for this test alone. */
  startStack: (options?: StackOptions) => Promise<Stack>;
  /**
   * Fails a test in which the page logged an error, threw one that nobody caught, or did what its content security policy
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
  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      // Also those of which the console says nothing.
      await context.exposeBinding('reportViolation', (_source, text: string) => complaints.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
          report(`Forbidden by ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
        });
      });
      await use(undefined);
      const surprising = complaints.filter((text) => !expectedConsoleErrors.some((expected) => expected.test(text)));
      expect(surprising, 'errors in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});
