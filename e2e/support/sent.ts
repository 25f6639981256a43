import type { Page } from '@playwright/test';

/** Paths of the requests that change data, from now on; grows with each matching request. */
export function watchSent(page: Page, path: RegExp): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && path.test(pathname)) sent.push(pathname);
  });
  return sent;
}
