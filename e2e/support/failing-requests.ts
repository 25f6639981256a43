import type { Page, Route } from '@playwright/test';
import { expireSession, isSent } from './faults.ts';
import { expect, test } from './test.ts';

/** A screen, a request it makes on load, and an assertion that the response has arrived. */
export type ScreenRequest = [path: string, call: string, there: () => Promise<void>];

const html = 'text/html';
/* The client retries after a while; this makes it retry at once. */
export const headers = { 'Retry-After': '0' };

/** Ways in which a request can fail, and the message each must show. */
export const failures: { what: string; answer: (route: Route) => Promise<void>; message: RegExp }[] = [
  { what: 'a lost connection', answer: (route) => route.abort(), message: /can’t reach/ },
  {
    what: 'a 500 with an empty body',
    answer: (route) => route.fulfill({ status: 500, body: '', headers }),
    message: /went wrong on our side/,
  },
  {
    what: 'an HTML page in place of JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: html, body: '<title>Wi-Fi</title>' }),
    message: /Something went wrong(?! on)/,
  },
  {
    what: 'an error page of a proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: html, body: '<h1>Bad gateway</h1>', headers }),
    message: /went wrong on our side/,
  },
];

/** A slow response: the shell renders, no failure is shown, and then the content appears. */
async function expectSlowHandled(page: Page, [path, call, there]: ScreenRequest): Promise<void> {
  const given = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (isSent(route)) return route.fallback();
    requested.resolve();
    await given.promise;
    await route.continue();
  });
  await page.goto(path);
  await requested.promise;
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  given.resolve();
  await there();
  await page.unroute(call);
}

/** A screen's request fails in each way, one after the other: each is reported, and a retry sends it again. */
async function expectFailedRetried(page: Page, [path, call, there]: ScreenRequest): Promise<void> {
  const main = page.getByRole('main');
  let at = 0;
  await page.route(call, (route) => (isSent(route) ? route.fallback() : failures[at]?.answer(route)));
  await page.goto(path);
  for (const { what, message } of failures) {
    await test.step(`${path}: ${what}`, async () => {
      await expect(main.getByText(message).first()).toBeVisible();
      at += 1;
      if (at === failures.length) await page.unroute(call);
      await main
        .getByRole('button', { name: /^Try again/ })
        .last()
        .click();
    });
  }
  await there();
  await expect(main.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
}

/** Exposes a screen's request to everything: failures, a slow response, an expired session. */
export async function expectFailuresHandled(page: Page, request: ScreenRequest): Promise<void> {
  const [path, call, there] = request;
  await expectFailedRetried(page, request);
  await test.step(`${path}: a slow response`, () => expectSlowHandled(page, request));
  await test.step(`${path}: an expired session`, () => expireSession(page, call, () => page.reload()));
  await there();
}
