import type { Page } from '@playwright/test';

/** What a page sends from now on to paths that end so: it grows by each call. */
export function watchSent(page: Page, path: RegExp): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && path.test(pathname)) sent.push(pathname);
  });
  return sent;
}
