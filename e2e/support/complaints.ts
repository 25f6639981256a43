import type { BrowserContext } from '@playwright/test';

/**
 * Collects a browser's errors: console errors, uncaught exceptions, and violations of the content security policy or
 * Trusted Types, logged or not.
 * @returns the errors, appended to while the context is used
 */
export async function complaintsOf(context: BrowserContext): Promise<readonly string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await context.exposeBinding('reportViolation', (_source, text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`Blocked by ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    });
  });
  return complaints;
}
