import type { Page } from '@playwright/test';
import { inDays } from '../support/exhibitions.ts';
import { call } from '../support/newcomer.ts';
import { type Order, ordersOf } from '../support/orders.ts';
import { paint } from '../support/pictures.ts';
import { artist, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

type Orders = Awaited<ReturnType<typeof ordersOf>>;

const charges = {
  delivery_charge: { amount: '45.00', currency: 'USD' },
  insurance_charge: { amount: '0', currency: 'USD' },
};
const parcel = {
  tracking_url: 'https://track.example.com/77',
  tracking_number: '77',
  tracking_date: inDays(1).slice(0, 10),
  courier_company: 'Yamato',
};

/** An order paid by card and received by the buyer. */
async function delivered(orders: Orders, more: object = {}): Promise<Order> {
  const order = await orders.place(more);
  const order_id = order.id;
  await orders.take('change-order-status', { order_id, status: 'Payment Requested', ...charges });
  await orders.buyer('pay', order, { method: 'card' });
  await orders.take('change-order-status', { order_id, status: 'Order Confirmed' });
  await orders.take('order-shipped', { order_id, ...parcel });
  await orders.buyer('receive', order);
  return order;
}

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Declines or cancels in a dialog that requires a reason. */
async function reject(page: Page, step: string, reason: string, missing: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${step}`) })
    .click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: step, exact: true });
  await send.click();
  await expect(dialog.getByText(missing).first()).toBeVisible();
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill(reason);
  await send.dblclick();
  await expect(dialog).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('renews a rental, confirms its undamaged return, and refunds the deposit', async ({ page, stack }) => {
    const orders = await ordersOf(stack, artist, 'The lock keeper');
    const order = await delivered(orders, { ready_for: 'Rent', months: 3 });
    await orders.take('rent_renewal_onoff', { order_id: order.id, renewal: true });
    await signIn(page, artist, `/rent-orders-info/${order.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('With the renter', { exact: true })).toBeVisible();

    /* The buyer's action appears without a reload. */
    await orders.buyer('renew', order, { months: 3 });
    await expect(main.getByText('Rented out, renewed')).toBeVisible();
    await expect(main.getByText('Rental renewed').first()).toBeVisible();
    await expectSound(page);

    await orders.buyer('request-return', order, { reason: 'We are moving.' });
    /* Below the fold, the bar at the bottom edge has a button of the same name. */
    const accept = main.getByRole('form', { name: 'Accept rental return', exact: true });
    await accept.getByRole('button', { name: 'Accept rental return', exact: true }).tap();
    await expect(region(page, 'Waiting for the buyer to send it back')).toBeVisible();
    await orders.buyer('ship-return', order);
    const back = region(page, 'Confirm that the rented work came back');
    await back.getByLabel('Same as when sent').check();
    await back.getByRole('button', { name: 'Confirm that the rented work came back' }).tap();
    await expect(back.getByText('Choose what happens to the deposit.').first()).toBeVisible();
    await expect(back.getByLabel('Same as when sent')).toBeChecked();
    await back.getByLabel('Return in full', { exact: true }).check();
    await back.getByRole('button', { name: 'Confirm that the rented work came back' }).tap();
    /* Paid by card, so the operator refunds it. */
    await expect(main.getByText('The order then closes automatically.', { exact: false }).first()).toBeVisible();
    await expect(region(page, 'Refunds')).toContainText('Due$150.00');
    await orders.buyer('refund', order);
    await expect(region(page, 'Refunds')).toContainText('Refunded$150.00');
    await expect(main.getByText('Deposit refunded', { exact: true }).first()).toBeVisible();
    await expectSound(page);
    const now = await orders.read(order.id);
    expect(now.return_status).toBe('deposit_refunded');
    expect(now.return?.condition).toBe('as_sent');
    expect(now.timeline.filter(({ event }) => event === 'renewed')).toHaveLength(1);
    expect(now.refunds.map(({ amount }) => amount.amount)).toContain('150.00');
  });
});

test('declines a discount, a request and a return; the last two require a reason, and no refund is due', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, artist, 'The weir in flood');
  const missing = 'Enter a reason. The buyer sees it.';
  const requested = await orders.place({ event_name: 'A wedding' });
  await signIn(page, artist, `/buy-orders-info/${requested.id}`);
  const main = page.getByRole('main');
  /* A discount may be declined without a reason. */
  await main.getByRole('button', { name: /^Decline discount/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline discount', exact: true }).click();
  await expect(region(page, 'Request payment')).toBeVisible();
  await reject(page, 'Decline request', 'It is promised to a museum.', missing);
  await expect(region(page, 'Rejected')).toBeVisible();
  await expect(main.getByText('It is promised to a museum.').first()).toBeVisible();
  const rejected = await orders.read(requested.id);
  expect(rejected).toMatchObject({ status: 'Rejected', refunds: [] });
  expect(rejected.timeline.filter(({ event }) => event === 'rejected')).toHaveLength(1);

  const order = await delivered(orders);
  await orders.buyer('request-return', order, { reason: 'We changed our minds.' });
  await page.goto(`/buy-orders-info/${order.id}`);
  await reject(page, 'Decline return', 'It was made to order.', missing);
  await expect(main.getByText('Return rejected').first()).toBeVisible();
  await expectSound(page);
  expect(await orders.read(order.id)).toMatchObject({ status: 'Delivered', return_status: 'rejected', refunds: [] });
});

test('支払い前後のキャンセルは理由とともに残り、キャンセル一覧から開ける', async ({ page, stack }) => {
  const orders = await ordersOf(stack, artist, '堰の夕立');
  const left = await orders.place();
  await orders.buyer('cancel', left, { reason: '別の作品に決めました。' });
  const paid = await orders.place();
  await orders.take('change-order-status', { order_id: paid.id, status: 'Payment Requested', ...charges });
  await orders.buyer('pay', paid, { method: 'card' });
  await openSignedOut(page, `/buy-orders-info/${paid.id}`, languages.ja);
  await enter(page, artist);
  const main = page.getByRole('main');
  await reject(page, '注文をキャンセル', '額が壊れました。', '理由を入力してください。購入者に表示されます。');
  await expect(main.getByText('額が壊れました。').first()).toBeVisible();
  expect(await orders.read(paid.id)).toMatchObject({ status: 'Order Cancelled', refunds: [{}] });

  await page.goto('/cancelled-order-list');
  for (const [order, reason] of [
    [left, '別の作品に決めました。'],
    [paid, '額が壊れました。'],
  ] as const) {
    await main.getByRole('searchbox').fill(order.number);
    await main.getByRole('row').filter({ hasText: order.number }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cancelled-order\/view\//);
    await expect(main.getByText(reason).first()).toBeVisible();
    await expectSound(page);
    await page.goBack();
  }
});

test('on expiry, cancels an unpaid order, closes a delivered order, and marks a rental as over', async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const orders = await ordersOf(stack, artist, 'The mill in March');
  const requested = await orders.place();
  await orders.take('change-order-status', { order_id: requested.id, status: 'Payment Requested', ...charges });
  const bought = await delivered(orders);
  const rented = await delivered(orders, { ready_for: 'Rent', months: 1 });
  await call(stack, '/sandbox/clock', { body: { shift: '45d' } });

  await signIn(page, artist, `${stack.origin}/buy-orders-info/${requested.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Cancelled, payment not received in time').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Confirm|Mark|Request)/ })).toHaveCount(0);
  await expectSound(page);

  await page.goto(`${stack.origin}/buy-orders-info/${bought.id}`);
  await expect(main.getByText('Order closed', { exact: true }).first()).toBeVisible();
  await expectSound(page);

  await page.goto(`${stack.origin}/rent-orders-info/${rented.id}`);
  await expect(main.getByText('The rent is over', { exact: false }).first()).toBeVisible();
  await expectSound(page);
});

test('lets the seller end an overdue rental and keep part of the deposit, with notes and a photo', async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const orders = await ordersOf(stack, artist, 'The ferry landing');
  const order = await delivered(orders, { ready_for: 'Rent', months: 1 });
  await call(stack, '/sandbox/clock', { body: { shift: '45d' } });
  /* The previous session has expired by then. */
  const { read } = await ordersOf(stack, artist, 'The ferry landing, in fog');
  await signIn(page, artist, `${stack.origin}/rent-orders-info/${order.id}`);

  /* The buyer has not announced the return: the seller reports its arrival. */
  const over = region(page, 'The rent is over');
  await expect(over).toContainText('The rent ended on');
  const confirm = over.getByRole('button', { name: 'Confirm that it came back', exact: true });
  await over.getByLabel('Damaged', { exact: true }).check();
  await over.getByLabel('Keep part', { exact: true }).check();
  await confirm.click();
  for (const missing of [
    'Describe the condition.',
    'Enter how much you keep.',
    'Add a photo that shows why you’re keeping the deposit.',
  ])
    await expect(over.getByText(missing).first()).toBeVisible();
  await over.getByLabel('Condition notes').fill('A tear at the lower edge.');
  await over.getByLabel('You keep', { exact: true }).fill('150');
  await confirm.click();
  await expect(over.getByText('Enter less than the deposit of $150.00.').first()).toBeVisible();
  await over.getByLabel('You keep', { exact: true }).fill('40.5');
  await over.locator('input[name=photographs]').setInputFiles(await paint(page, 'tear.jpg', ['#333333', '#aa5544']));
  await expectSound(page);

  /* Keeping part of the deposit needs a confirmation; cancelling it keeps the typed values. */
  await confirm.click();
  const question = page.getByRole('alertdialog', { name: 'Keep $40.50 of the deposit?' });
  await expect(question).toContainText('gets $109.50 back, and sees your reason.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await read(order.id)).toMatchObject({ status: 'Delivered', return: null });
  await expect(over.getByLabel('Condition notes')).toHaveValue('A tear at the lower edge.');
  await confirm.click();
  await question.getByRole('button', { name: 'Keep it', exact: true }).dblclick();

  /* Paid by card, so the operator refunds the rest. */
  const refunds = region(page, 'Refunds');
  await expect(refunds).toContainText('Due$109.50');
  const back = region(page, 'Return');
  await expect(back).toContainText('A tear at the lower edge.');
  await expect(back).toContainText('Deposit you keep$40.50');
  await expect(back.getByRole('link', { name: /tear\.jpg/ })).toBeVisible();
  await orders.buyer('refund', order);
  await expect(refunds).toContainText('Refunded$109.50');
  await expect(region(page, 'Closed')).toBeVisible();
  /* Rent 80.00 less the operator's 9.60, 45.00 for the parcel, and the kept part of the deposit. */
  const money = region(page, 'Payment summary');
  for (const [line, amount] of [
    ['Buyer paid', '$287.50'],
    ['Service charge 12%', '−$9.60'],
    ['Deposit, returned to the buyer', '−$109.50'],
    [/^Deposit kept, /, '$40.50'],
    ['You receive', '$155.90'],
  ] as const)
    await expect(money.getByText(line, { exact: true }).locator('xpath=..')).toContainText(amount);
  await expect(money).toContainText('Payout of $40.50 due on');
  await expectSound(page);
  const now = await read(order.id);
  expect(now).toMatchObject({
    status: 'Closed',
    return: { condition: 'damaged', condition_note: 'A tear at the lower edge.', photographs: [{}] },
    refunds: [{ cause: 'deposit', status: 'refunded', amount: { amount: '109.50' } }],
  });
});
