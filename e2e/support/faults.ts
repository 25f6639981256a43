import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * Ways in which a request can fail, and the message each must show. Adjacent cases have different messages, so that a
 * new message differs from the previous one; the slow request before the first ends in a lost connection.
 */
const faults: readonly { what: string; answer: (route: Route) => Promise<void>; message: RegExp }[] = [
  {
    what: 'a 500 with an empty body',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    message: /went wrong on our side/,
  },
  { what: 'a lost connection', answer: (route) => route.abort(), message: /can’t reach/ },
  {
    what: 'an error page of a proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    message: /went wrong on our side/,
  },
  {
    what: 'a response that is lost after the change',
    answer: async (route) => {
      await route.fetch();
      await route.abort();
    },
    message: /can’t reach/,
  },
  {
    what: 'an HTML page in place of JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
    message: /Something went wrong(?! on)/,
  },
  {
    what: 'a 422 with a message',
    answer: (route) => route.fulfill({ status: 422, json: { success: false, message: 'Not on a Sunday.' } }),
    message: /Not on a Sunday/,
  },
  {
    what: 'a 413 of a proxy',
    answer: (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '' }),
    message: /too large to send/,
  },
];

export interface FaultCase {
  /** URL pattern of the request. */
  call: string;
  /** Triggers the request. */
  press: () => Promise<void>;
  /** Asserts that what was typed or chosen is still there. */
  keeps: () => Promise<void>;
  /** Where the message appears. */
  at: Locator;
}

/** Whether a request changes something, as opposed to a GET of the same URL. */
export const isSent = (route: Route) => route.request().method() !== 'GET';

/** A slow response: typed values stay, and a second press sends nothing. */
async function expectSlowAnswer(page: Page, { call, press, keeps, at }: FaultCase): Promise<void> {
  let count = 0;
  const given = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (!isSent(route)) return route.fallback();
    count += 1;
    await given.promise;
    await route.abort();
  });
  await press();
  await expect.poll(() => count).toBe(1);
  /* On the pressed button, or in the field. */
  await page.keyboard.press('Enter');
  await keeps();
  expect(count, 'requests while the first is pending').toBe(1);
  given.resolve();
  await expect(at.getByText(/can’t reach/).first()).toBeVisible();
  await keeps();
  await page.unroute(call);
}

/** The session data in the browser. */
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/**
 * Answers a request as if the session had expired: the app must go to sign-in and come back to the same page
 * afterwards.
 * @param ask triggers the request
 */
export async function expireSession(page: Page, call: string, ask: () => Promise<unknown>): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const stored = await storageOf(page);
  await page.route(call, (route) => route.fulfill({ status: 401, json: { success: false, message: '' } }));
  await ask();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.unroute(call);
  await page.evaluate((json) => Object.assign(localStorage, JSON.parse(json)), stored);
  /* As the sign-in page redirects. */
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '');
  await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search);
}

/** Fails a request in every way, one after the other; after the last, everything must still be as before. */
export async function expectAllFaults(page: Page, faultCase: FaultCase): Promise<void> {
  const { call, press, keeps, at } = faultCase;
  await test.step('a slow response', () => expectSlowAnswer(page, faultCase));
  for (const { what, answer, message } of faults) {
    await test.step(what, async () => {
      const met = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        if (!isSent(route)) return route.fallback();
        await answer(route);
        met.resolve();
      });
      await press();
      await met.promise;
      await expect(at.getByText(message).first()).toBeVisible();
      await keeps();
      await page.unroute(call);
    });
  }
}
