import type { Page } from '@playwright/test';
import { blockSiteData } from '../support/device.ts';
import { mailedCode } from '../support/mailbox.ts';
import { ordersOf } from '../support/orders.ts';
import { choosePictures, haveArrived, paint } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const password = 'harbour-at-dawn';
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ page }) => blockSiteData(page));

test('sign-up steps work without site data, and warn that progress is not saved', async ({ page }) => {
  const email = `blocked-${Date.now()}@example.com`;
  await page.goto('/sign-up');
  await field(page, 'Email').fill(email);
  await expect(page.getByText('This device can’t save your progress.', { exact: false })).toBeVisible();
  await expect(page.getByText('Your progress is saved on this device.', { exact: false })).toHaveCount(0);
  await press(page, 'Send code');
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').pressSequentially(await mailedCode(page, email));

  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await field(page, 'First name').fill('Hana');
  await field(page, 'Last name').fill('Morita');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await expectSound(page);
  await press(page, 'Continue');

  await expect(page.getByRole('heading', { name: 'Your business' })).toBeFocused();
  await field(page, 'Company name').fill('Morita Studio');
  /* During the visit the typed values survive a change of language and Back. */
  await page.getByRole('button', { name: 'Language', exact: false }).first().click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(field(page, '会社名・屋号')).toHaveValue('Morita Studio');
  await expect(page.getByText('この端末には入力内容を保存できません。', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '言語', exact: false }).first().click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await press(page, 'Back');
  await expect(field(page, 'First name')).toHaveValue('Hana');
  await press(page, 'Continue');
  await expect(field(page, 'Company name')).toHaveValue('Morita Studio');
});

test('adds a work with a photograph and requests payment for an order without site data', async ({ page, stack }) => {
  const title = `The quay, unkept ${Date.now().toString(36)}`;
  const orders = await ordersOf(stack, artist, 'The sluice gate');
  const order = await orders.place();
  await signIn(page, artist, '/add-art');
  const main = page.getByRole('main');
  const notSaved = main.getByText('Not saved on this device. Keep this page open until you have saved.');

  await choosePictures(page, [await paint(page, 'quay.jpg', ['#2c5a7d', '#efeae0'])]);
  await field(page, 'Title').fill(title);
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await haveArrived(page);
  await expect(notSaved).toBeVisible();
  await expect(main.getByText('Saved on this device', { exact: true })).toHaveCount(0);
  await expectSound(page);

  /* Leaving shows a warning; returning in the same visit restores everything. */
  await main.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('This device can’t save drafts.');
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/art-library$/);
  await page.getByRole('link', { name: 'Add a work' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(main.getByRole('group', { name: /Photos/ }).getByRole('listitem')).toHaveCount(1);
  await expect(notSaved).toBeVisible();

  await press(page, 'Save work');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await main.getByLabel('Search number, work or buyer').fill(order.number);
  await main.getByRole('row').filter({ hasText: order.number }).getByText('The sluice gate').click();
  const request = main.getByRole('region', { name: 'Request payment' });
  await request.getByLabel('Delivery charge').fill('45');
  await request.getByLabel('Insurance charge').fill('0');
  await request.getByRole('button', { name: /^Request \$/ }).click();
  await expect(main.getByRole('region', { name: 'Waiting for payment' })).toBeVisible();
  /* The buyer's action still appears without a reload. */
  await orders.buyer('pay', order, { method: 'card' });
  await expect(main.getByRole('region', { name: 'Confirm order' })).toBeVisible();
  expect((await orders.read(order.id)).status).toBe('Payment');
});
