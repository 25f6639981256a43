import { expect, type Page, type Route } from '@playwright/test';

/** Requests of a page that are held back before the backend. */
export interface HeldRequests {
  /** Waits until a request to a matching path is held. */
  has(path: RegExp): Promise<void>;
  /** Forwards them all and then fulfils them at once. @returns their statuses */
  release(): Promise<number[]>;
}

/** Holds requests to matching paths from now on. */
export async function hold(page: Page, ...paths: RegExp[]): Promise<HeldRequests> {
  const held: Route[] = [];
  const pathOf = (route: Route) => new URL(route.request().url()).pathname;
  const matches = ({ pathname }: URL) => paths.some((path) => path.test(pathname));
  const keep = (route: Route) => void held.push(route);
  await page.route(matches, keep);
  return {
    has: (path) => expect.poll(() => held.filter((route) => path.test(pathOf(route))).length).toBeGreaterThan(0),
    async release() {
      await page.unroute(matches, keep);
      const answers = await Promise.all(held.map((route) => route.fetch()));
      // The page may have aborted the request.
      await Promise.all(held.map((route, index) => route.fulfill({ response: answers[index] }).catch(() => {})));
      return answers.map((answer) => answer.status());
    },
  };
}
