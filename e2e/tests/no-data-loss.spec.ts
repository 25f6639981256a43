import { choosePictures, haveArrived, paint } from '../support/pictures.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

const title = (page: import('@playwright/test').Page) => page.getByLabel('Title', { exact: true });

test.describe('the work form', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('keeps its values and photographs through failed saves, a reload and an expired session', async ({ page }) => {
    await signIn(page, artist, '/add-art');
    const picture = await paint(page, 'quay.jpg', ['#2c5a7d', '#efeae0']);
    await choosePictures(page, [picture]);
    await title(page).fill('The quay at noon');
    await page.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await haveArrived(page);

    // 500 without a body, as from a proxy while the backend is down. A save is retried automatically: fail them all.
    await page.route('**/product/product/create/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page.getByText('The work wasn’t saved.')).toBeVisible();
    await expect(title(page)).toHaveValue('The quay at noon');

    // A 422 is shown at its field.
    await page.unroute('**/product/product/create/**');
    await page.route('**/product/product/create/**', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'No', errors: { title: ['Another title, please.'] } },
      }),
    );
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page.getByText('Another title, please.').first()).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.unroute('**/product/product/create/**');

    await expect(page.getByText('Saved on this device')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(title(page)).toHaveValue('The quay at noon');
    await expect(page.getByRole('group', { name: /Photos/ }).getByRole('listitem')).toHaveCount(1);

    // The session expires before the next save.
    await title(page).fill('The quay at noon, second state');
    await page.route('**/product/product/create/**', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Please sign in again.' } }),
    );
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await page.unroute('**/product/product/create/**');
    await page.getByLabel('Email', { exact: true }).fill(artist.email);
    await page.getByLabel('Password', { exact: true }).fill(artist.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/add-art/);
    await expect(title(page)).toHaveValue('The quay at noon, second state');
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The quay at noon, second state' })).toBeVisible();
  });
});

test.describe('a lost response to a save', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource: net::ERR_/] });

  test('creates one work, also when the save is retried after a reload', async ({ page }) => {
    const name = `Lost answer ${Date.now().toString(36)}`;
    await signIn(page, artist, '/add-art');
    await title(page).fill(name);
    await page.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    const creating = '**/product/product/create/**';
    await page.route(creating, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page.getByText('The work wasn’t saved.')).toBeVisible();
    await page.unroute(creating);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue(name);
    await page.getByRole('button', { name: 'Save work' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/art-library?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toHaveCount(1);
  });
});

test('cancels an upload, and rejects an unsupported file by name', async ({ page }) => {
  await signIn(page, artist, '/add-art');
  const picture = await paint(page, 'slow.jpg', ['#7a5200', '#fdfbf7']);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/product/product/update-images-files', async (route) => {
    await released;
    await route.abort().catch(() => {});
  });
  await choosePictures(page, [
    picture,
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
  ]);
  await expect(page.getByText(/Invalid extension: notes\.txt/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the upload of slow.jpg' }).click();
  await expect(page.getByRole('img', { name: 'slow.jpg' })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
});

test('leaves without confirmation when the draft is saved, and restores the draft on return', async ({ page }) => {
  await signIn(page, artist, '/add-art');
  await title(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/art-library$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add a work' }).click();
  await expect(title(page)).toHaveValue('Half a thought');
  // Clearing the field by hand deletes the draft.
  await title(page).fill('');
  await page.goto('/art-library');
  await page.goto('/add-art');
  await expect(title(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
  await title(page).fill('A whole thought');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A whole thought' })).toBeVisible();
});

test('asks before leaving when pending uploads or the draft cannot be saved on the device', async ({ page }) => {
  await signIn(page, artist, '/add-art');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  const picture = await paint(page, 'late.jpg', ['#123a52', '#f6eedd']);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/product/product/update-images-files', async (route) => {
    await released;
    await route.abort().catch(() => {});
  });
  await choosePictures(page, [picture]);
  await expect(page.getByText('This device can’t save 1 photo')).toBeVisible();
  const question = page.getByRole('alertdialog');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toContainText('Photos still uploading are stopped.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel the upload of late.jpg' }).click();
  release();

  await title(page).fill('Kept by nobody');
  await expect(page.getByText('Not saved on this device.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toContainText('This device can’t save drafts.');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveValue('Kept by nobody');
});

test('keeps a separate draft per tab, and offers the draft of a closed tab in the other', async ({ page, context }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, rival, '/add-art');
  await title(page).fill('Morning');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const other = await context.newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await other.goto('/add-art');
  await expect(title(other)).toHaveValue('');
  await title(other).fill('Evening');
  await expect(other.getByText('Saved on this device')).toBeVisible();
  await title(page).fill('Morning, clearer');

  await page.reload();
  await expect(title(page)).toHaveValue('Morning, clearer');
  await other.reload();
  await expect(title(other)).toHaveValue('Evening');
  await expect(page.getByRole('button', { name: 'Show other draft' })).toHaveCount(0);

  await other.close();
  await page.reload();
  await page.getByRole('button', { name: 'Show other draft' }).click();
  await expect(title(page)).toHaveValue('Evening');
  await title(page).fill('Evening, later');
  await page.getByRole('button', { name: 'Show other draft' }).click();
  await expect(title(page)).toHaveValue('Morning, clearer');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title(page)).toHaveValue('');
  await page.reload();
  await expect(title(page)).toHaveValue('Evening, later');
});
