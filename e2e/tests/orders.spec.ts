import { hold } from '../support/hold.ts';
import { type Order, ordersOf } from '../support/orders.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const pdf = { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
/* A rejected step, a missing order, and a failure on purpose. */
test.use({ expectedConsoleErrors: [/status of (404|412|422|500)/] });

const events = ({ timeline }: Order) => timeline.map(({ event }) => event);

test('a purchase from request to refund: discount, charges, bank transfer, shipment, return', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, artist, 'The orchard wall');
  const order = await orders.place({ event_name: 'A wedding', note: 'For our hall.' });
  await signIn(page, artist, '/buy-orders');
  const main = page.getByRole('main');
  await main.getByText(/^Needs action/).click();
  await main.getByLabel('Search number, work or buyer').fill(order.number);
  await main.getByRole('row').filter({ hasText: order.number }).getByText('The orchard wall').click();
  await expect(page).toHaveURL(new RegExp(`/buy-orders-info/${order.id}$`));
  await expect(page).toHaveTitle(/The orchard wall/);
  const next = main.getByRole('region', { name: 'Event discount' });
  await expect(next).toContainText('$100.00 comes off the price');
  await expect(main.getByText('“For our hall.”')).toBeVisible();
  await expect(main.getByText('Oil on canvas', { exact: true })).toBeVisible();
  await next.getByRole('button', { name: 'Message' }).click();
  await expect(main.getByLabel('Message to Emma Larsen')).toBeFocused();
  await next.getByRole('button', { name: 'Mark as shipped opens once the payment is confirmed' }).click();
  await expect(next.getByText('Not available while the order is “Purchase request”.')).toBeVisible();
  await expect(main.getByText('Request payment: Enter delivery and insurance charges')).toBeVisible();
  await next.getByRole('button', { name: 'Accept discount', exact: true }).click();

  const request = main.getByRole('region', { name: 'Request payment' });
  await request.getByRole('button', { name: 'Request payment', exact: true }).click();
  /* At each field, and in the summary above. */
  for (const missing of [
    'Enter a delivery charge, or 0 if it’s free.',
    'Enter an insurance charge, or 0 if there’s none.',
  ])
    await expect(request.getByText(missing)).toHaveCount(2);
  await expect(request.getByLabel('Delivery charge')).toBeFocused();
  await request.getByLabel('Delivery charge').fill('45');
  await request.getByLabel('Insurance charge').fill('15.5');
  /* (1000 - 100 + 45 + 15.50) and a tax of 10 %. */
  await request.getByRole('button', { name: 'Request $1,056.55 from Emma Larsen' }).dblclick();
  await expect(main.getByRole('region', { name: 'Waiting for payment' })).toContainText('has until');
  expect(events(await orders.read(order.id)).filter((event) => event === 'payment_requested')).toHaveLength(1);
  await expectSound(page);

  /* The buyer's action appears without a reload. */
  await orders.buyer('pay', order, { method: 'bank_transfer', reference: 'MUFG 8841' });
  const transfer = main.getByRole('region', { name: 'Confirm bank transfer' });
  await expect(transfer).toContainText('transferred $1,056.55');
  await expect(main.getByText('Cancel order: First say whether the bank transfer has arrived.')).toBeVisible();
  await transfer.getByRole('button', { name: 'Confirm bank transfer', exact: true }).click();

  const ship = main.getByRole('region', { name: 'Mark as shipped' });
  await ship.getByRole('combobox', { name: 'Courier company' }).fill('Yamato');
  await ship.getByLabel('Tracking number').fill('1234-5678');
  await ship.getByLabel('Tracking URL').fill('see the mail');
  await ship.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(ship.getByText('Enter a web address that begins with http://')).toBeVisible();
  await expect(ship.getByLabel('Tracking URL')).toBeFocused();
  await ship.getByLabel('Tracking URL').fill('track.example.com/1234');
  /* A server error keeps the typed values; a retry ships the order. */
  await page.route('**/order-shipped', (route) => route.fulfill({ status: 500, body: '' }), { times: 4 });
  await ship.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(ship.getByRole('alert')).toContainText('Something went wrong on our side');
  await page.unroute('**/order-shipped');
  await expect(ship.getByRole('combobox', { name: 'Courier company' })).toHaveValue('Yamato');
  await ship.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(main.getByRole('link', { name: /1234-5678/ })).toHaveAttribute('href', 'https://track.example.com/1234');

  /* A saved correction is not the next one's draft. */
  const dialog = page.getByRole('dialog');
  for (const number of ['1234-5679', '1234-5680']) {
    await main.getByRole('button', { name: 'Edit shipment…' }).click();
    await expect(dialog.getByText('Draft restored')).toHaveCount(0);
    await dialog.getByLabel('Tracking number').fill(number);
    await dialog.getByRole('button', { name: 'Edit shipment' }).click();
    await expect(main.getByRole('link', { name: number })).toBeVisible();
  }

  await main.getByRole('link', { name: 'Documents' }).click();
  await expect(main.getByRole('article', { name: 'Packing slip' })).toContainText('1234-5680');
  await main.getByRole('radio', { name: 'Invoice' }).check();
  const invoice = main.getByRole('article', { name: 'Invoice' });
  await expect(invoice.getByRole('row', { name: /^Event discount/ })).toContainText('$100.00');
  await expect(invoice.getByRole('row', { name: /^Total/ })).toContainText('$1,056.55');
  await expect(invoice).toContainText(/SA-\d{6}-INV/);
  await main.getByRole('link', { name: 'Back to order' }).click();

  await orders.buyer('receive', order);
  await expect(main.getByRole('region', { name: 'Delivered' })).toContainText('can ask to return it until');
  await orders.buyer('request-return', order, { reason: 'It is darker than we thought.' });
  await main.getByRole('button', { name: 'Accept return', exact: true }).click();
  /* Until it is sent back, the buyer has to act: no step is open, although the work may arrive unannounced. */
  await expect(main.getByRole('region', { name: 'Waiting for the buyer to send it back' })).toBeVisible();
  await expect(main.getByText('Next step:')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Confirm that it came back…' })).toBeVisible();
  await orders.buyer('ship-return', order);
  const back = main.getByRole('region', { name: 'Confirm that it came back' });
  await back.getByLabel('Damaged').check();
  await back.getByRole('button', { name: 'Confirm that it came back' }).click();
  await expect(back.getByText('Describe the condition.')).toBeVisible();
  await back.getByLabel('Condition notes').fill('A scratch below the signature.');
  await back.locator('input[name=photographs]').setInputFiles(await paint(page, 'scratch.jpg', ['#333333', '#aa5544']));
  await back.getByRole('button', { name: 'Confirm that it came back' }).click();

  const refund = main.getByRole('region', { name: 'Record refund' });
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(refund.getByText('Reference number and payment receipt required for bank refunds.')).toBeVisible();
  for (const text of ['Enter a reference number.', 'Choose a payment receipt.'])
    await expect(refund.getByText(text)).toHaveCount(2);
  await refund.getByLabel('Reference number').fill('MUFG 9917');
  await refund.locator('input[type=file]').first().setInputFiles(pdf);
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(main.getByRole('region', { name: 'Closed' })).toContainText('There’s nothing left to do.');
  await expect(main.getByRole('link', { name: /transfer\.pdf/ })).toBeVisible();
  expect(await orders.read(order.id)).toMatchObject({
    status: 'Closed',
    return_status: 'refunded',
    return: { condition: 'damaged', condition_note: 'A scratch below the signature.', photographs: [{}] },
    refunds: [{ status: 'refunded', reference_number: 'MUFG 9917' }],
  });
  /* Price 900 less the operator's 108; what remains is the cost of the parcel. */
  const money = main.getByRole('region', { name: 'Payment summary' });
  await expect(money.getByText(/^Refunded, /)).toBeVisible();
  await expect(money).toContainText('−$792.00');
  await expect(money).toContainText('You keep$60.50');
  await main.getByRole('link', { name: 'Documents' }).click();
  await main.getByRole('radio', { name: 'Invoice' }).check();
  const credit = main.getByRole('article', { name: 'Credit note' });
  await expect(credit).toContainText(/SA-\d{6}-CN1/);
  await expect(credit.getByRole('row', { name: /^Refunded/ })).toContainText('$990.00');
  await main.getByRole('link', { name: 'Back to order' }).click();

  /* File URLs expire after 15 minutes: an open page refetches them. */
  await page.clock.install();
  await page.reload();
  await expect(main.getByRole('link', { name: /transfer\.pdf/ })).toBeVisible();
  const renewed = page.waitForResponse((answer) => answer.url().includes(`/orders-details/${order.id}`));
  await page.clock.fastForward('10:01');
  await renewed;
});

test('a rental by keyboard in Japanese, up to the forfeited deposit', async ({ page, stack }) => {
  const orders = await ordersOf(stack, artist, '朝の水路');
  const order = await orders.place({ ready_for: 'Rent', months: 3, language: 'ja' });
  await openSignedOut(page, `/rent-orders-info/${order.id}`, languages.ja);
  await enter(page, artist);
  const main = page.getByRole('main');
  await main.getByLabel('配送料', { exact: true }).focus();
  await page.keyboard.type('2500.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: '支払い待ち' })).toBeVisible();
  await orders.buyer('pay', order, { method: 'card' });
  const confirm = main.getByRole('button', { name: '注文を確定', exact: true });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await main.getByRole('combobox', { name: '配送会社' }).focus();
  for (const text of ['ヤマト運輸', '555', 'https://track.example.com/555']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: '配送中' })).toBeVisible();

  const renewal = main.getByRole('switch', { name: '更新を可能にする' });
  const before = await renewal.isChecked();
  await renewal.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await orders.read(order.id)).rent?.renewal).toBe(!before);

  await orders.buyer('receive', order);
  await expect(main.getByText('レンタル中', { exact: true })).toBeVisible();
  await orders.buyer('request-return', order, { reason: '引っ越しのため。' });
  const accept = main.getByRole('button', { name: 'レンタル作品の返却を承認', exact: true });
  await accept.focus();
  await page.keyboard.press('Enter');
  /* It comes back without a note. */
  await main.getByRole('button', { name: 'レンタル作品の受け取りを確認' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('使用感あり').focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('状態の説明').fill('額の角に傷があります。');
  await dialog.getByLabel('全額を受け取る').focus();
  await page.keyboard.press('Space');
  await dialog
    .locator('input[name=photographs]')
    .setInputFiles(await paint(page, 'corner.jpg', ['#333333', '#aa5544']));
  const received = dialog.getByRole('button', { name: 'レンタル作品の受け取りを確認' });
  await received.focus();
  await page.keyboard.press('Enter');
  /* Keeping the deposit needs a confirmation, and the initial focus is on cancel. */
  const question = page.getByRole('alertdialog', { name: /受け取りますか/ });
  await question.getByRole('button', { name: '受け取る', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: '完了' })).toBeVisible();
  await expect(main.getByText('保証金を没収', { exact: true })).toBeVisible();
  await expectSound(page);
});

test('warns about a change made elsewhere, keeps the typed charges, and cancels with a reason', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, rival, 'Slate roofs');
  const order = await orders.place();
  await signIn(page, rival, `/buy-orders-info/${order.id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Delivery charge').fill('30');
  await main.getByLabel('Insurance charge').fill('5');
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const chargeElsewhere = (delivery: string) =>
    orders.take('change-order-status', {
      order_id: order.id,
      status: 'Purchase Request',
      delivery_charge: usd(delivery),
      insurance_charge: usd('1.00'),
    });
  const request = main.getByRole('button', { name: /^Request \$/ });
  const entered = main.getByText('Charges added');
  /* Whether the page has been updated or not, nothing is overwritten without a warning. */
  const news = await hold(page, /\/product\/changes$/);
  await chargeElsewhere('99.00');
  await request.click();
  await expect(main.getByRole('alert')).toContainText('This has changed.');
  await expect(entered).toHaveCount(1);
  await expect(main.getByLabel('Delivery charge')).toHaveValue('30.00');
  await news.release();
  await chargeElsewhere('98.00');
  await expect(entered).toHaveCount(2);
  await request.click();
  await expect(main.getByRole('alert')).toContainText('This has changed.');
  await expect(main.getByLabel('Delivery charge')).toHaveValue('30.00');
  await request.click();
  await expect(main.getByRole('region', { name: 'Waiting for payment' })).toBeVisible();
  expect((await orders.read(order.id)).amounts.total).toEqual(usd('1138.50'));

  /* Cancelling an order needs a reason; the typed text survives closing the dialog and a reload. */
  await main.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order' });
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(dialog.getByText('Enter a reason. The buyer sees it.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The work was damaged in the studio.');
  await page.keyboard.press('Escape');
  await page.reload();
  await main.getByRole('button', { name: 'Cancel order…' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The work was damaged in the studio.');
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(main.getByRole('region', { name: 'Cancelled' })).toBeVisible();
  await expect(main.getByText('Cancelled by you')).toBeVisible();
  await expect(main.getByText('Nothing was paid')).toBeVisible();
  await expect(main.getByText('You receive', { exact: true })).toHaveCount(0);
  await page.goto('/cancelled-order-list');
  await expectSound(page);
  await main.getByRole('row').filter({ hasText: order.number }).getByText('Slate roofs').click();
  await expect(page).toHaveURL(/\/cancelled-order\/view\//);
  await expect(main.getByText('The work was damaged in the studio.').first()).toBeVisible();
});

test('shows “Order not found” and a link to the list for a foreign or unknown order', async ({ page, stack }) => {
  const orders = await ordersOf(stack, rival, 'Not yours');
  const { id } = await orders.place();
  await signIn(page, artist, `/buy-orders-info/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Order not found' }).first()).toBeVisible();
  await page.goto('/rent-orders-info/%E3%81%82');
  await expect(main.getByRole('heading', { name: 'Order not found' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(/\/rent-orders$/);
});

test('shows packing slips of the confirmed orders in the filtered list, or of the selected orders', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, rival, 'Basalt columns');
  const placed = [];
  for (const to of ['paid', 'paid', 'asked'] as const) {
    const order = await orders.place();
    placed.push(order);
    if (to !== 'paid') continue;
    const charge = { amount: '10.00', currency: 'USD' };
    const charges = { delivery_charge: charge, insurance_charge: charge };
    await orders.take('change-order-status', { order_id: order.id, status: 'Payment Requested', ...charges });
    await orders.buyer('pay', order, { method: 'card' });
    await orders.take('change-order-status', { order_id: order.id, status: 'Order Confirmed' });
  }
  await signIn(page, rival, '/buy-orders?search=Basalt');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Packing slips' }).click();
  await expect(main).toContainText('2 slips · Confirmed');
  const slips = main.getByRole('article', { name: 'Packing slip' });
  await expect(slips).toHaveCount(2);
  await expect(main).not.toContainText(placed[2]?.number ?? '');
  await main.getByRole('radio', { name: 'Both' }).check();
  await expect(slips.first()).toContainText('納品書');
  await expectSound(page);
  // Selected orders may have any status.
  await page.goto('/buy-orders?search=Basalt');
  for (const { number } of [placed[0], placed[2]].flatMap((order) => order ?? [])) {
    await main.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  }
  await main.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Packing slips' }).click();
  await expect(main).toContainText('2 slips of selected orders');
  await expect(main).toContainText(placed[2]?.number ?? '');
  await expectSound(page);
  await page.goto('/buy-orders/packing-slips?search=Basalt&status=Shipped');
  await expect(main.getByRole('heading', { name: 'No orders are “Shipped”' })).toBeVisible();
  await main.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(/\/buy-orders$/);
});
