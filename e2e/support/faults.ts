import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * What can stand between a press and its answer, and what is then said: never the same twice on end, which could not
 * be told apart. The answer that took its time before them ended in a lost line.
 */
const faults: readonly { what: string; answer: (route: Route) => Promise<void>; said: RegExp }[] = [
  {
    what: 'a 500 with an empty body',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    said: /went wrong on our side/,
  },
  { what: 'a lost line', answer: (route) => route.abort(), said: /can’t reach/ },
  {
    what: 'the page of a proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    said: /went wrong on our side/,
  },
  {
    what: 'an answer that is lost after the deed',
    answer: async (route) => {
      await route.fetch();
      await route.abort();
    },
    said: /can’t reach/,
  },
  {
    what: 'a page in place of an answer',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
    said: /Something went wrong(?! on)/,
  },
  {
    what: 'a 422 in words',
    answer: (route) => route.fulfill({ status: 422, json: { success: false, message: 'Not on a Sunday.' } }),
    said: /Not on a Sunday/,
  },
  {
    what: 'a 413 of a proxy',
    answer: (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '' }),
    said: /too large to send/,
  },
];

export interface Deed {
  /** Address of the call. */
  call: string;
  /** Presses what makes the call. */
  press: () => Promise<void>;
  /** What was typed or chosen, still there. */
  keeps: () => Promise<void>;
  /** Where it is said. */
  at: Locator;
}

/** What changes something, and not a question to the same address. */
export const isSent = (route: Route) => route.request().method() !== 'GET';

/** A call whose answer takes its time: nothing that was typed goes, and a second press asks for nothing more. */
async function meetSlowness(page: Page, { call, press, keeps, at }: Deed): Promise<void> {
  let asked = 0;
  const given = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (!isSent(route)) return route.fallback();
    asked += 1;
    await given.promise;
    await route.abort();
  });
  await press();
  await expect.poll(() => asked).toBe(1);
  /* On what was pressed, or in the field. */
  await page.keyboard.press('Enter');
  await keeps();
  expect(asked, 'calls while the first is under way').toBe(1);
  given.resolve();
  await expect(at.getByText(/can’t reach/).first()).toBeVisible();
  await keeps();
  await page.unroute(call);
}

/** What a browser keeps of a session. */
const keptOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/**
 * A call that finds the session at its end: the person is led to sign in, knowing where they were, and comes back there.
 * @param ask makes the call
 */
export async function meetTheEnd(page: Page, call: string, ask: () => Promise<unknown>): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const kept = await keptOf(page);
  await page.route(call, (route) => route.fulfill({ status: 401, json: { success: false, message: '' } }));
  await ask();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.unroute(call);
  await page.evaluate((held) => Object.assign(localStorage, JSON.parse(held)), kept);
  /* As the sign-in page leads on. */
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '');
  await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search);
}

/** Lets a call meet every fault, one after the other; after the last it is as if none had been. */
export async function meetAll(page: Page, deed: Deed): Promise<void> {
  const { call, press, keeps, at } = deed;
  await test.step('an answer that takes its time', () => meetSlowness(page, deed));
  for (const { what, answer, said } of faults) {
    await test.step(what, async () => {
      const met = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        if (!isSent(route)) return route.fallback();
        await answer(route);
        met.resolve();
      });
      await press();
      await met.promise;
      await expect(at.getByText(said).first()).toBeVisible();
      await keeps();
      await page.unroute(call);
    });
  }
}
