import type { Page } from '@playwright/test';
import { recordCall, routeFinder } from '../support/links.ts';
import { settle, watchTraffic } from '../support/picture.ts';
import { type Route, routes } from '../support/routes.ts';
import { artist, rival, type Seller, signIn } from '../support/sellers.ts';
import { patience, type Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/* The test looks for missing pages and reports them itself. */
test.use({ expectedConsoleErrors: [/Failed to load resource.*404/] });

/** Number of pages opened per route; other links are checked by the request for their record. */
const SAMPLES = 2;

const all = await routes();
const routeOf = routeFinder(all);

/** An expected 404: no file server is saved. */
const isExpected = (url: string) => new URL(url).pathname.endsWith('/bucket-details');

/** The internal links of a page, path and query, without the sandbox and files. */
async function linksOn(page: Page): Promise<string[]> {
  const anchors = page.locator('a[href]');
  const hrefs = await anchors.evaluateAll((found) => found.map((one) => (one as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return hrefs.flatMap((href) => {
    const url = new URL(href);
    const isApp = url.origin === origin && !/^\/(sandbox|product|sso|calendars)(\/|$)/.test(url.pathname);
    return isApp ? [url.pathname + url.search] : [];
  });
}

interface Walk {
  page: Page;
  stack: Stack;
  /** The starting paths. */
  from: readonly string[];
  token: string | null;
}

/** Opens page after page by following links. @returns the dead links, and the number of links found */
async function walk({ page, stack, from, token }: Walk) {
  const dead: string[] = [];
  const met = new Map(from.map((href) => [href, 'the route table']));
  const opened = new Map<string, number>();
  const requested = new Set<string>();
  let missing: string[] = [];
  page.on('response', (response) => {
    const isCall = /^\/(product|sso)\//.test(new URL(response.url()).pathname);
    if (isCall && response.status() === 404 && !isExpected(response.url())) missing.push(response.url());
  });
  const isQuiet = watchTraffic(page);

  const open = async (href: string, where: string) => {
    missing = [];
    await page.goto(href);
    await settle(page, isQuiet);
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    const isLost = title?.includes('Page not found');
    if (isLost || missing.length > 0) dead.push(`${href} (on ${where}): ${title} ${missing.join(' ')}`);
    for (const link of await linksOn(page)) if (!met.has(link)) met.set(link, href);
  };

  /* It grows during the iteration. */
  for (const [href, where] of met) {
    const url = new URL(href, stack.origin);
    const route = routeOf(url.pathname);
    if (!route) {
      // A file of the server; for any other unknown path it returns the app's page.
      const answer = await page.request.get(url.href);
      const isFile = answer.ok() && !answer.headers()['content-type']?.startsWith('text/html');
      if (!isFile) dead.push(`${href} (on ${where}): no route, and no file (${answer.status()})`);
      continue;
    }
    const count = opened.get(route.path) ?? 0;
    if (count < SAMPLES) {
      opened.set(route.path, count + 1);
      await open(href, where);
      continue;
    }
    const call = recordCall(route, url);
    if (!call || requested.has(call) || !token) continue;
    requested.add(call);
    const answer = await page.request.get(stack.origin + call, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status() === 404) dead.push(`${href} (on ${where}): ${call} returned 404`);
  }
  return { dead, met: met.size, opened: [...opened.keys()] };
}

/** Routes without a record; the others are found through links. */
const startsOf = (some: readonly (Route & { ofRecord?: boolean })[]) =>
  some.filter(({ path, ofRecord }) => !path.includes(':') && !ofRecord).map(({ path }) => path);

/* Return pages of payments: without a payment they show nothing. */
const isReturn = ({ path }: Route) => /-(success|error)$|^\/success$/.test(path);

const sellers: [string, Seller, number][] = [
  ['a seller with a year of data', artist, 60],
  ['a seller with works only', rival, 30],
];

for (const [name, seller, most] of sellers) {
  test(`no dead links for ${name}`, async ({ page, stack }) => {
    test.setTimeout(4 * patience);
    await signIn(page, seller);
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const from = startsOf(all.filter((route) => route.audience === 'seller' && !isReturn(route)));
    const { dead, met, opened } = await walk({ page, stack, from, token });
    expect(dead).toEqual([]);
    expect(met).toBeGreaterThan(most);
    expect(opened).toEqual(expect.arrayContaining(['/view-art/:id', '/seller-profile']));
  });
}

test('no dead links for a visitor', async ({ page, stack }) => {
  test.setTimeout(2 * patience);
  const from = startsOf(all.filter(({ audience }) => audience === 'guest' || audience === 'anyone'));
  const { dead, opened } = await walk({ page, stack, from, token: null });
  expect(dead).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining(['/', '/sign-in', '/sign-up']));
});
