import type { BrowserContext } from '@playwright/test';

/**
 * Collects what a browser complains of: errors in the console, exceptions that nobody caught, and what the page's content
 * security policy or Trusted Types forbid, said in the console or not.
 * @returns the complaints, which grow while the context is used
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
      report(`Forbidden by ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    });
  });
  return complaints;
}
