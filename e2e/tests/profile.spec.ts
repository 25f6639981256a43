import { paint } from '../support/pictures.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { test as base, expect, patience, Stack } from '../support/test.ts';

/* A separate system: these tests change the profile of the shared seller. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const stack = await Stack.start();
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker', timeout: patience },
  ],
});

test.describe('a failing dashboard section', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource.*500/] });

  test('leaves the other sections working, and can be retried', async ({ page }) => {
    // Succeed only from the click on: other updates refetch the revenue, too, and would remove the button.
    await page.addInitScript(() => {
      document.addEventListener(
        'click',
        ({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null;
          if (button?.textContent === 'Try again') document.documentElement.dataset.pressed = '';
        },
        { capture: true },
      );
    });
    await page.route('**/getRevenueAmounts/**', async (route) => {
      const isPressed = await page.evaluate(() => document.documentElement.dataset.pressed !== undefined);
      await (isPressed ? route.continue() : route.fulfill({ status: 500, body: '' }));
    });
    await signIn(page, artist, '/seller-dashboard');
    const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
    await expect(revenue.getByRole('alert')).toContainText('We couldn’t load your revenue.', { timeout: 30_000 });
    await expect(page.getByRole('region', { name: 'Recently added' })).toBeVisible();
    await revenue.getByRole('button', { name: 'Try again' }).click();
    await expect(revenue.getByRole('alert')).toHaveCount(0);
    await expect(revenue.getByText('Earned').first()).toBeVisible();
  });
});

test.describe('profile', () => {
  test('saves the picture and the passbook photo when chosen, and removes them', async ({ page }) => {
    await signIn(page, artist, '/edit-profile');
    const face = await paint(page, 'face.jpg', ['#b3361f', '#2c5a7d'], { width: 1600, height: 900 });
    await page.locator('input[name=profile_pic]').setInputFiles(face);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    const shown = page.getByRole('group', { name: /^Picture/ }).locator('img');
    await expect(shown).toBeVisible();
    // The element exists before the image has loaded.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([320, 320]);

    // A slow upload can be cancelled; its result is then ignored.
    const uploadStarted = Promise.withResolvers<void>();
    await page.route('**/update-bank-passbook-photo', () => uploadStarted.resolve());
    await page.locator('input[name=passbook_photo]').setInputFiles({ ...face, name: 'slow.jpg' });
    await uploadStarted.promise;
    const cancel = page.getByRole('button', { name: /Cancel the upload of slow\.jpg/ });
    await cancel.click();
    await expect(cancel).toHaveCount(0);
    await page.unroute('**/update-bank-passbook-photo');

    await page.locator('input[name=passbook_photo]').setInputFiles({ ...face, name: 'passbook.jpg' });
    await expect(page.getByText('The photo of your passbook is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: /passbook\.jpg/ })).toBeVisible();
    await page.getByRole('button', { name: /Remove passbook\.jpg/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The photo of your passbook is removed.')).toBeVisible();
    await expect(page.getByRole('link', { name: /passbook\.jpg/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(page.getByText('Your picture is removed.')).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  test('shows the artist statement, works and exhibitions to other sellers', async ({ page, anotherDevice }) => {
    const statement = 'Harbours, in the quarter of an hour before the lamps come on.';
    await signIn(page, artist, '/edit-profile');
    await page.getByRole('textbox', { name: /^Artist statement/ }).fill(statement);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await page.goto('/seller-profile');
    await page.getByRole('link', { name: 'View public profile' }).click();
    await expect(page.getByText(statement)).toBeVisible();
    const works = page.getByRole('list', { name: 'Works' });
    const first = works.getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/view-art\//);
    const address = new URL(page.url()).pathname;

    const other = await anotherDevice();
    await signIn(other, rival, address);
    await expect(other.getByText(statement)).toBeVisible();
    const shown = other.getByRole('list', { name: 'Works' });
    await expect(shown.getByRole('listitem').first()).toBeVisible();
    await expect(shown.getByRole('link')).toHaveCount(0);
    await expect(other.getByRole('heading', { name: 'Exhibitions' })).toBeVisible();
    await expectSound(other);
  });
});
