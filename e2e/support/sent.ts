import type { Page } from '@playwright/test';

/** Request bodies sent from now on to matching paths; grows with each request. */
export function watchSent(page: Page, path: RegExp): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && path.test(pathname)) sent.push(pathname);
  });
  return sent;
}
