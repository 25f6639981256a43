import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ordersOf } from '../support/orders.ts';
import { paint } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/* A message is rejected on purpose. */
test.use({ expectedConsoleErrors: [/status of 422/] });

const nothing = { amount: '0', currency: 'USD' };

/** An order ready to be shipped. */
async function confirmed(orders: Awaited<ReturnType<typeof ordersOf>>, ask: object = {}) {
  const order = await orders.place(ask);
  const charges = { delivery_charge: nothing, insurance_charge: nothing };
  await orders.take('change-order-status', { order_id: order.id, status: 'Payment Requested', ...charges });
  await orders.buyer('pay', order, { method: 'card' });
  await orders.take('change-order-status', { order_id: order.id, status: 'Order Confirmed' });
  return order;
}

/** Number of files in drafts on this device. */
const filesSaved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const keys = opened.result.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () => {
            opened.result.close();
            resolve(keys.result.filter((key) => String(key).includes(' files:')).length);
          };
        };
      }),
  );

test('records the condition before shipping, restores its draft, and exports the files with their hashes', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, artist, 'The chipped frame');
  const order = await confirmed(orders);
  const address = `/buy-orders-info/${order.id}`;
  await signIn(page, artist, address);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Record condition…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record condition' });
  await dialog.getByRole('button', { name: 'Record condition', exact: true }).click();
  await expect(dialog.getByText('Add at least one photo.').first()).toBeVisible();
  await dialog
    .locator('input[name=photographs]')
    .setInputFiles(await paint(page, 'corner.jpg', ['#204060', '#a0b0c0']));
  await dialog.getByLabel('What the photos show').fill('A chip at the lower left.');
  await expect.poll(() => filesSaved(page)).toBe(1);
  await expectSound(page);

  /* The draft includes the text and the photograph. */
  await page.reload();
  await main.getByRole('button', { name: 'Record condition…' }).click();
  await expect(dialog.getByLabel('What the photos show')).toHaveValue('A chip at the lower left.');
  await expect(dialog.getByText('corner.jpg', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Record condition', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  const condition = main.getByRole('region', { name: 'Condition before shipping' });
  await expect(condition).toContainText('A chip at the lower left.');
  await expect(condition.getByRole('link', { name: /corner\.jpg/ })).toHaveCount(1);

  await main.getByRole('link', { name: 'Order record' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/proof$`));
  const sheet = main.getByRole('article', { name: 'Order record' });
  await expect(sheet.getByRole('row', { name: /condition-before\/01-corner\.jpg/ })).toBeVisible();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the files' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${order.number}-proof.zip`);
  /* The archive contains the files unchanged: the list of hashes, and the photograph with the printed hash. */
  const archive = await readFile(await file.path());
  const listed = /([0-9a-f]{64}) {2}condition-before\/01-corner\.jpg\n/.exec(archive.toString('latin1'))?.[1] ?? '';
  const printed = (await sheet.getByRole('row', { name: /01-corner\.jpg/ }).textContent()) ?? '';
  expect(printed.replaceAll(' ', '')).toContain(listed);
  const sums = /(?:[0-9a-f]{64} {2}[^\n]+\n)+/.exec(archive.toString('latin1'))?.[0] ?? '';
  const whole = createHash('sha256').update(Buffer.from(sums, 'latin1')).digest('hex');
  expect((await sheet.textContent())?.replaceAll(' ', '')).toContain(whole);
});

test('sends a message in Japanese, keeps it after a field error, and shows the reply without a reload', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, artist, '雨の前の港');
  const order = await orders.place({ language: 'ja' });
  await openSignedOut(page, `/buy-orders-info/${order.id}`, languages.ja);
  await enter(page, artist);
  const letters = page.getByRole('main').getByRole('region', { name: 'やり取り', exact: true });
  const field = letters.getByLabel(/さんへのメッセージ/);
  await field.fill('来週の火曜日に発送します。');
  await page.route('**/product/order-message', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, message: 'いまは送れません。', errors: { message: ['長すぎます。'] } },
    }),
  );
  await field.press('Control+Enter');
  await expect(letters.getByText('長すぎます。')).toBeVisible();
  await expect(field).toHaveValue('来週の火曜日に発送します。');
  await page.unroute('**/product/order-message');
  await field.press('Control+Enter');
  await expect(letters.getByRole('log').getByText('来週の火曜日に発送します。')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await orders.buyer('write', order, { message: 'ありがとうございます。' });
  await expect(letters.getByText('ありがとうございます。')).toBeVisible();
  await expectSound(page);
});
