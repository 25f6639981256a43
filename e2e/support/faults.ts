import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/** What can stand between a press and its answer, and what is then said: never the same twice on end, which could not be told apart. */
const faults: readonly { what: string; answer: (route: Route) => Promise<void>; said: RegExp }[] = [
  { what: 'a lost line', answer: (route) => route.abort(), said: /cannot be reached/ },
  {
    what: 'a 500 with an empty body',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    said: /went wrong on our side/,
  },
  {
    what: 'an answer that is lost after the deed',
    answer: async (route) => {
      await route.fetch();
      await route.abort();
    },
    said: /cannot be reached/,
  },
  {
    what: 'the page of a proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    said: /went wrong on our side/,
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
    said: /too large to be sent/,
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

/** Lets a call meet every fault, one after the other; after the last it is as if none had been. */
export async function meetAll(page: Page, { call, press, keeps, at }: Deed): Promise<void> {
  for (const { what, answer, said } of faults) {
    await test.step(what, async () => {
      await page.route(call, (route) => (isSent(route) ? answer(route) : route.fallback()));
      await press();
      await expect(at.getByText(said).first()).toBeVisible();
      await keeps();
      await page.unroute(call);
    });
  }
}
