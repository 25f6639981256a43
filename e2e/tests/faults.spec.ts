import type { Page } from '@playwright/test';

import { expectAllFaults, isSent } from '../support/faults.ts';
import { chooseOfList } from '../support/lists.ts';
import { newcomer } from '../support/newcomer.ts';
import { payByCard } from '../support/pay.ts';
import { signIn } from '../support/sellers.ts';
import { enter } from '../support/session.ts';
import { expect, type Stack, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/** A seller who has signed up and paid, without any records. */
async function paidSeller(stack: Stack) {
  const seller = await newcomer(stack);
  await payByCard(stack, seller);
  return seller;
}

/** The session expires during a request; after signing in again the user is on the same page. */
async function endSession(page: Page, call: string, press: () => Promise<void>): Promise<void> {
  await page.route(call, (route) =>
    isSent(route) ? route.fulfill({ status: 401, json: { success: false, message: 'No.' } }) : route.fallback(),
  );
  await press();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.unroute(call);
}

test.use({ expectedConsoleErrors: [/Failed to load resource/] });

test('the name of a saved view survives every failure, and the view is saved once', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  await (await worksOf(stack, seller)).add({ title: 'Aspens' });
  await signIn(page, seller, '/art-library');
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('asp');
  await expect(page).toHaveURL(/search=asp/);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await chooseOfList(page, 'Save as a new view…');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('ポプラ <b>& friends</b>');
  await expectAllFaults(page, {
    call: '**/product/list-views',
    press: () => name.press('Enter'),
    keeps: () => expect(name).toHaveValue('ポプラ <b>& friends</b>'),
    at: dialog,
  });
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(views.getByRole('link', { name: 'ポプラ <b>& friends</b>' })).toHaveCount(1);
  await page.reload();
  await expect(views.getByRole('link', { name: 'ポプラ <b>& friends</b>' })).toHaveCount(1);
});

test('a price change survives failed previews, and a failed batch can be continued', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  const works = await worksOf(stack, seller);
  const work = await works.add({ title: 'Birches', for_sale: true, sale_cost: { amount: '100.00', currency: 'USD' } });
  await signIn(page, seller, '/art-library');
  const choose = () => page.getByRole('checkbox', { name: 'Select “Birches”' }).check({ force: true });
  const bar = page.getByRole('region', { name: 'Selected works' });
  const dialog = page.getByRole('dialog');
  const percent = dialog.getByLabel('Percent', { exact: true }).last();
  await choose();
  await bar.getByRole('button', { name: 'Change price' }).click();

  let entered = 10;
  await expectAllFaults(page, {
    call: '**/product/product/bulk',
    press: () => {
      entered += 1;
      return percent.fill(String(entered));
    },
    keeps: () => expect(percent).toHaveValue(String(entered)),
    at: dialog,
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('1 work changes')).toBeVisible();

  // The action itself: the selection stays, and a retry does not repeat it.
  const call = '**/product/product/bulk';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Change 1 price' }).click();
  await expect(page.getByText('Stopped before all works were updated')).toBeVisible();
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 work updated.')).toBeVisible();
  expect((await works.read(work.id)).sale_cost?.amount).toBe((100 + entered).toFixed(2));

  // If the session expires nothing is done, and the library is shown again afterwards.
  await choose();
  await endSession(page, call, () => bar.getByRole('button', { name: 'Delete' }).click());
  await enter(page, seller);
  await expect(page).toHaveURL(/\/art-library/);
  await expect(page.getByRole('link', { name: 'Birches' }).first()).toBeVisible();
});

test('an import sheet survives every failure of its requests', async ({ page, stack }) => {
  const seller = await paidSeller(stack);
  await signIn(page, seller, '/import-art');
  const sheet = Buffer.from('Title;Category;Year\nHills;Painting;soon\nLake;Painting;2021\n');
  const main = page.getByRole('main');
  const file = page.locator('input[type=file]').first();
  await page.route('**/product/imports', (route) =>
    isSent(route) ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await file.setInputFiles({ name: 'works.csv', mimeType: 'text/csv', buffer: sheet });
  await expect(main.getByText(/went wrong on our side/).first()).toBeVisible();
  await expect(main.getByText('works.csv').first()).toBeVisible();
  await page.unroute('**/product/imports');
  await main.getByRole('button', { name: /^Try again/ }).click();

  const check = main.getByRole('button', { name: 'Check all rows' });
  await expectAllFaults(page, {
    call: '**/product/imports/*/columns',
    press: () => check.click(),
    keeps: () => expect(main.getByRole('combobox', { name: 'Year' })).toContainText('Year'),
    at: main,
  });
});
