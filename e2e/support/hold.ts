import { expect, type Page, type Route } from '@playwright/test';

/** Calls that a page has sent and that nobody has answered yet. */
export interface Held {
  /** Waits until a call to a path like this is held. */
  has(path: RegExp): Promise<void>;
  /** Lets the backend answer them all, and gives the page the answers at once. @returns their statuses */
  release(): Promise<number[]>;
}

/** From now on calls to such paths wait on their way to the backend. */
export async function hold(page: Page, ...paths: RegExp[]): Promise<Held> {
  const held: Route[] = [];
  const pathOf = (route: Route) => new URL(route.request().url()).pathname;
  const isWanted = ({ pathname }: URL) => paths.some((path) => path.test(pathname));
  const keep = (route: Route) => void held.push(route);
  await page.route(isWanted, keep);
  return {
    has: (path) => expect.poll(() => held.filter((route) => path.test(pathOf(route))).length).toBeGreaterThan(0),
    async release() {
      await page.unroute(isWanted, keep);
      const answers = await Promise.all(held.map((route) => route.fetch()));
      // The page may have given one up: nobody is there to be answered.
      await Promise.all(held.map((route, index) => route.fulfill({ response: answers[index] }).catch(() => {})));
      return answers.map((answer) => answer.status());
    },
  };
}
