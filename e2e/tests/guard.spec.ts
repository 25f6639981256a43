import type { Page } from '@playwright/test';
import { newcomer, play } from '../support/newcomer.ts';
import { addressOf, permissionName, type Route, routes } from '../support/routes.ts';
import { fillSignIn, rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

/** Every route, and one unknown path. */
const paths: Route[] = [...(await routes()), { path: '/nothing/here', audience: 'anyone' }];

/** Navigates within the open page, as its links do, and waits for the resulting URL. */
async function expectRedirect(page: Page, path: string, target: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page
    .waitForFunction((expected) => location.pathname + location.search === expected, target)
    .catch(() => expect(new URL(page.url()).pathname, `target of ${path}`).toBe(target));
}

/** Opens a path directly: no redirect, and its screen renders. */
async function expectOpen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname, `target of ${path}`).toBe(path);
}

test.describe('route guard during sign-up', () => {
  // The browser logs what the backend rejects during a sign-up: a payment that was never started.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*4(0[0134]|22)/] });

  test('signed out: seller and sign-up pages redirect to sign-in, payment pages link to it, other pages open', async ({
    page,
  }) => {
    const steps = ['/sign-up/services', '/sign-up/payment'];
    for (const { path } of paths.filter(({ audience }) => audience === 'anyone' || audience === 'guest')) {
      await expectOpen(page, path);
    }
    const payments = paths.filter(({ open }) => open).map(({ path }) => path);
    expect(payments.length, 'payment pages').toBe(8);
    for (const path of payments) {
      await expectOpen(page, path);
      const back = `/sign-in?next=${encodeURIComponent(path)}`;
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', back);
    }
    await page.goto('/sign-in');
    for (const route of paths.filter(({ audience, open }) => audience === 'seller' && !open)) {
      const path = addressOf(route);
      await expectRedirect(page, path, `/sign-in?next=${encodeURIComponent(path)}`);
    }
    expect(paths.filter(({ audience }) => audience === 'signing-up').map(({ path }) => path)).toEqual(
      expect.arrayContaining(steps),
    );
    for (const path of steps) await expectRedirect(page, path, '/sign-in');
  });

  const states = [
    { state: 'step 1', step: 1, forced: false, through: ['/sign-up/services'] },
    { state: 'step 2', step: 2, forced: false, through: ['/sign-up/payment', '/paypal-error', '/paypal-success'] },
    { state: 'forced password change', step: 1, forced: true, through: ['/edit-profile/change-password'] },
  ];
  for (const { state, step, forced, through } of states) {
    test(`${state}: redirects everything except ${through.join(', ')}`, async ({ page, stack }) => {
      const person = await newcomer(stack, { step });
      if (forced) await play(stack, 'accounts.force-password-change', { email: person.email });
      const [place = ''] = through;
      const all = paths.map(addressOf);
      const guests = paths.filter(({ audience }) => audience === 'guest').map(addressOf);
      expect(all, 'app routes').toEqual(expect.arrayContaining(through));
      await page.goto('/sign-in');
      await fillSignIn(page, person);
      await expect(page).toHaveURL(new RegExp(`${place}$`));
      for (const path of through) await expectOpen(page, path);
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      /* The requested page opens after a forced change; pages for signed-out visitors are not kept. */
      const onward = (path: string) =>
        forced && !guests.includes(path) ? `${place}?next=${encodeURIComponent(path)}` : place;
      for (const path of all.filter((one) => !through.includes(one))) await expectRedirect(page, path, onward(path));
      // Also on a direct load, not only through the page's links.
      for (const path of ['/', '/art-library', '/nothing/here']) {
        await page.goto(path);
        await expect(page).toHaveURL(page.url().replace(/^(https?:\/\/[^/]+).*/, `$1${onward(path)}`));
      }
    });
  }
});

/** Of the two permissions granted to everyone, whatever the role (001 section 6), the one that a screen requires. */
const always = 'sa-list-forum';

test('every guarded page names the permission that the seller lacks', async ({ page }) => {
  await signIn(page, rival);
  const guarded = new Map<string, string>();
  for (const route of paths) {
    if (route.permission && !guarded.has(route.permission)) guarded.set(route.permission, addressOf(route));
  }
  expect(guarded.size).toBeGreaterThan(1);
  const granted = await page.evaluate(() => localStorage.getItem('sso_data') ?? '');
  for (const [permission, path] of guarded) {
    await page.evaluate(
      ([data, missing]) => {
        const sso = JSON.parse(data);
        for (const role of sso.roles) {
          role.permissions = role.permissions.filter(({ name }: { name: string }) => name !== missing);
        }
        localStorage.setItem('sso_data', JSON.stringify(sso));
      },
      [granted, permission] as const,
    );
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    if (permission === always) {
      await expect(title).toHaveText('Forum');
      continue;
    }
    await expect(title).toHaveText("You can't access this functionality");
    await expect(page.getByText(`don’t have the permission “${await permissionName(permission)}”`)).toBeVisible();
  }
});
