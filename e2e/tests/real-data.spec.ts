import type { Page } from '@playwright/test';
import { choosePictures } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { hasSharedData, museumRecords, paintings } from '../support/shared-data.ts';
import { expect, test } from '../support/test.ts';

/** Concurrent requests. */
const CONCURRENCY = 6;

/** No horizontal scrolling on a narrow phone and a desktop, and the heading shows its full text. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = () =>
      page.evaluate(() => {
        const boxes = [document.documentElement, ...document.querySelectorAll('main h1')];
        return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
      });
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  }
}

/* Skipped without the data. */
if (hasSharedData) {
  test('lists, searches and lays out five paintings and the 600 museum records with the longest titles', async ({
    page,
    startStack,
    request,
  }) => {
    const stack = await startStack();
    await signIn(page, artist, `${stack.origin}/art-library`);

    const five = paintings().slice(0, 5);
    for (const painting of five) {
      await page.goto(`${stack.origin}/add-art`);
      await choosePictures(page, painting.file);
      await page.getByLabel('Title', { exact: true }).fill(painting.title);
      await page.getByLabel(/^Artist/).fill(painting.artist);
      await page.getByRole('combobox', { name: /^Category/ }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('button', { name: 'Save work' }).click();
      await expect(page.getByRole('heading', { level: 1, name: painting.title })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    }

    const signedIn = await request.post(`${stack.origin}/sso/signin`, { data: artist });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    // A backend test imports all 5,000.
    const records = museumRecords()
      .toSorted((one, other) => other.title.length - one.title.length)
      .slice(0, 600);
    const waiting = records.map((record, index) => ({ record, index }));
    const rejected: string[] = [];
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { record, index } = next;
        const answer = await fetch(`${stack.origin}/product/product/create/new`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': `museum-${index}` },
          body: JSON.stringify({
            title: record.title,
            type: 'art',
            category_id: 'cat_painting',
            artist_name: record.artist,
            // Undated works have "no date" there.
            year: typeof record.year === 'number' ? record.year : null,
            medium: record.medium,
            width: record.widthMm && record.widthMm / 10,
            height: record.heightMm && record.heightMm / 10,
          }),
        });
        if (answer.status !== 201) rejected.push(`${record.acno}: ${answer.status} ${await answer.text()}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    expect(rejected).toEqual([]);

    await page.goto(`${stack.origin}/art-library`);
    await expect(page.getByText(/665\sworks/).first()).toBeVisible();

    // The longest title is shown in full somewhere, and overflows nothing at 320 px.
    const [longest] = records;
    if (!longest) throw new Error('There are no records.');
    const search = page.getByRole('searchbox', { name: 'Search the library' });
    await search.fill(longest.title.slice(0, 60));
    await expect(page.getByRole('list', { name: 'Works' }).getByRole('link').first()).toContainText(
      longest.title.slice(0, 30),
    );
    await expectToFit(page);
    await page.getByRole('list', { name: 'Works' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longest.title.trim());
    await expectToFit(page);

    // Nor in the other places that show it: the editor, its documents, the phone's cards.
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const shown = page.getByRole('main').getByText(longest.title.slice(0, 30)).first();
    for (const path of [
      `/edit-art/${id}`,
      `/view-art/${id}/certificate`,
      `/art-labels?ids=${id}`,
      `/art-library?layout=table&search=${encodeURIComponent(longest.title.slice(0, 60))}`,
    ]) {
      await page.goto(stack.origin + path);
      await expect(shown).toBeVisible();
      await expectToFit(page);
    }
    const file = { name: 'works.csv', mimeType: 'text/csv' };
    const cell = `"${longest.title.replaceAll('"', '""')}"`;
    await page.goto(`${stack.origin}/import-art`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file, buffer: Buffer.from(`Title,Category,Year\n${cell},Painting,${cell}\n`) });
    const check = page.getByRole('button', { name: 'Check all rows' });
    await expect(check).toBeVisible();
    await expectToFit(page);
    await check.click();
    await expect(page.getByText('1 row has an error')).toBeVisible();
    await expectToFit(page);

    // The table: sorted over the whole library, page by page, to the end.
    await page.goto(`${stack.origin}/art-library?sort=title`);
    await expect(page.getByRole('list', { name: 'Works' })).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto(`${stack.origin}/art-library?sort=title&page=7`);
    await expect(page.getByText(/665/).first()).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();

    await page.goto(`${stack.origin}/art-library?search=${encodeURIComponent(five[0]?.title ?? '')}`);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(five[0]?.title ?? '');

    const removed = await fetch(`${stack.origin}/product/product/${id}`, { method: 'DELETE', headers });
    expect(removed.status).toBe(200);
    await page.goto(`${stack.origin}/deleted-list`);
    await expect(shown).toBeVisible();
    await expectToFit(page);
  });
}
