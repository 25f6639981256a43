import { play } from '../support/newcomer.ts';
import { approach } from '../support/sections.ts';
import { artist, signIn } from '../support/sellers.ts';
import { enter } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

test('confirms before opening a buyer-side link, in a tab without an opener', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Galleries' }).click();
  await page
    .getByRole('link', { name: /^Photo gallery/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const opening = context.waitForEvent('page');
  await question.getByRole('link').click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/sandbox\/buyer-side\/photo-gallery$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('navigation').getByText('Custom order')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Custom order/ })).toHaveCount(0);
});

test('confirms before each of the ten buyer-side links, and marks two entries as coming soon', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Site' });
  const question = page.getByRole('alertdialog');
  const targets: string[] = [];
  for (const menu of ['Galleries', 'Services', 'For buyers']) {
    const button = bar.getByRole('button', { name: menu });
    await button.click();
    const links = bar.locator('a[href*="/sandbox/buyer-side"]:visible');
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await button.click();
      const href = await links.nth(index).getAttribute('href');
      await links.nth(index).click();
      await expect(question.getByRole('link')).toHaveAttribute('href', href ?? '');
      await expect(question.getByRole('link')).toHaveAttribute('rel', /noopener/);
      targets.push(new URL(href ?? '', page.url()).pathname.replace('/sandbox/buyer-side', '') || '/');
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    }
  }
  expect(targets.sort()).toEqual([
    '/',
    '/all-feedbacks',
    '/art-gallery',
    '/buy-and-rent',
    '/crowd-funding',
    '/designers-gallery',
    '/frame-gallery',
    '/photo-gallery',
    '/sales-and-auction',
    '/search',
  ]);
  await bar.getByRole('button', { name: 'Services' }).click();
  for (const name of ['Custom order', 'Exhibition']) {
    await expect(bar.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) })).toContainText(/coming soon/i);
  }
});

test('the home page needs no sign-in, and the 404 page has the layout of the public or seller’s pages', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByText(/^Start with 1 GB free, .* from \$12\.00 a year .* 12% service charge per sale\.$/),
  ).toBeVisible();
  await approach(page, 'contact', 'Send message');
  await expectSound(page);

  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hang your work where it will be seen.');

  await signIn(page, artist);
  await page.goto('/nothing/here');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

for (const [path, way] of [
  ['/sign-in/forgot-password', 'Start selling'],
  ['/sign-up', 'Sign in'],
] as const) {
  test(`${path} has the navigation, sections and footer of the public pages`, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Site' });
    await expect(bar.getByRole('link', { name: way })).toBeVisible();
    await bar.getByRole('button', { name: 'Galleries' }).click();
    await bar.getByRole('link', { name: /^Art gallery/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: 'Galleries' })).toBeFocused();
    /* The sections load on scroll. */
    await expect(page.locator('#contact')).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await approach(page, 'contact', 'Send message');
    await expect(page.locator('#reviews')).toBeAttached();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(`© ${new Date().getFullYear()} Smart Art`)).toBeAttached();
    await expect(footer.getByRole('link', { name: /^Map Branch in Japan/ })).toHaveAttribute('target', '_blank');
    await expectSound(page);
  });
}

test('updates the name of the signed-in seller on a public page and in another tab', async ({ page, context }) => {
  await signIn(page, artist);
  await page.goto('/');
  const account = (name: string) => page.getByRole('button', { name: `Account: ${name}` });
  await expect(account('Hana Morita')).toBeVisible();
  const rename = (firstname: string) =>
    page.evaluate(
      async ([email, name]) => {
        const answer = await fetch(`/sso/sso-user/update-details/${email}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          },
          body: JSON.stringify({ firstname: name, lastname: 'Morita', email }),
        });
        return answer.status;
      },
      [artist.email, firstname] as const,
    );
  expect(await rename('Hanako')).toBe(200);
  await expect(account('Hanako Morita')).toBeVisible();
  /* A signed-in page in another tab: one tab polls for both. */
  const other = await context.newPage();
  await other.goto('/art-library');
  await expect(other.getByRole('button', { name: 'Account: Hanako Morita' })).toBeVisible();
  expect(await rename('Hana')).toBe(200);
  await expect(account('Hana Morita')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Account: Hana Morita' })).toBeVisible();
});

test('the footer link scrolls to the contact form from every kind of page, also on a second click', async ({
  page,
}) => {
  const follow = () => page.locator('footer').getByRole('link', { name: 'Contact us' }).click();
  const form = page.getByRole('form', { name: 'Write to us' });
  /** Its title is at the top of the window, below the bar, and stays there. */
  const expectThere = async () => {
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(form).toBeVisible();
    // The content above it has loaded, too.
    await expect(page.locator('#reviews [aria-roledescription]').first()).toBeVisible();
    await expect
      .poll(() => page.locator('#contact').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
      .toBe(72);
  };
  await page.goto('/');
  await approach(page, 'contact', 'Send message');
  for (const press of ['first', 'second']) {
    await test.step(`the home page, the ${press} time`, async () => {
      await follow();
      await expectThere();
    });
  }
  await test.step('a direct URL', async () => {
    await page.goto('about:blank');
    await page.goto('/#contact');
    await expectThere();
  });
  await test.step('a page before sign-in', async () => {
    await page.goto('/sign-in/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await approach(page, 'contact', 'Send message');
    await follow();
    await expectThere();
  });
  await test.step('the seller’s pages', async () => {
    await signIn(page, artist);
    await follow();
    await expectThere();
    await follow();
    await expectThere();
  });
});

test.describe('a session that expires on a public page', () => {
  // The browser logs a response of 401.
  test.use({ expectedConsoleErrors: [/Failed to load resource.*401/] });

  test('redirects to sign-in and back to the page', async ({ page, stack }) => {
    await signIn(page, artist);
    await page.goto('/?from=mail#contact');
    await expect(page.getByRole('button', { name: 'Account: Hana Morita' })).toBeVisible();
    await play(stack, 'accounts.expire-sessions', { email: artist.email });
    await expect(page).toHaveURL(/\/sign-in\?next=%2F%3Ffrom%3Dmail%23contact$/);
    await enter(page, artist);
    await expect(page).toHaveURL(/\/\?from=mail#contact$/);
    await expect(page.getByRole('button', { name: 'Account: Hana Morita' })).toBeVisible();
  });
});
