import { expectFailuresHandled, type ScreenRequest } from '../support/failing-requests.ts';
import { expectAllFaults, expireSession } from '../support/faults.ts';
import { hold } from '../support/hold.ts';
import { ordersOf } from '../support/orders.ts';
import { rival, signIn } from '../support/sellers.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/Failed to load resource/] });

test('order screens show load errors and recover on retry', async ({ page, stack }) => {
  const orders = await ordersOf(stack, rival, 'Chalk cliffs');
  const order = await orders.place();
  const gone = await orders.place();
  await orders.buyer('cancel', gone, { reason: 'Changed our minds.' });
  await signIn(page, rival, '/seller-profile');
  const main = page.getByRole('main');
  const shows = (text: string) => () => expect(main.getByText(text).first()).toBeVisible();
  const screenRequests: ScreenRequest[] = [
    ['/buy-orders', '**/orders-list-seller?**', shows(order.number)],
    ['/cancelled-order-list', '**/cancelled-list?**', shows(gone.number)],
    [`/buy-orders-info/${order.id}`, `**/orders-details/${order.id}`, shows('Chalk cliffs')],
    ['/buy-orders/packing-slips?status=Purchase%20Request', '**/orders-list-seller?**', shows('Chalk cliffs')],
    [`/buy-orders-info/${order.id}/papers`, `**/orders-details/${order.id}`, shows('Packing slip')],
  ];
  for (const request of screenRequests) await expectFailuresHandled(page, request);
});

test('charges and a cancellation reason survive failed requests, and payment is requested once', async ({
  page,
  stack,
}) => {
  const orders = await ordersOf(stack, rival, 'Flint walls');
  const order = await orders.place();
  await signIn(page, rival, `/buy-orders-info/${order.id}`);
  const main = page.getByRole('main');
  const delivery = main.getByLabel('Delivery charge');
  await delivery.fill('30');
  await main.getByLabel('Insurance charge').fill('0');
  const request = main.getByRole('button', { name: /^Request \$/ });
  const status = '**/change-order-status';
  /* Without updates: a page that learns of the change whose response was lost continues automatically. */
  const polling = await hold(page, /\/product\/changes$/);
  await expectAllFaults(page, {
    call: status,
    press: () => request.click(),
    keeps: () => expect(delivery).toHaveValue(/^30/),
    at: main,
  });
  /* Its response was lost after the change: a retry gets the same response, and nothing happens twice. */
  await request.click();
  await expect(main.getByRole('region', { name: 'Waiting for payment' })).toBeVisible();
  await polling.release();
  const events = (await orders.read(order.id)).timeline.map(({ event }) => event);
  expect(events.filter((event) => event === 'payment_requested')).toHaveLength(1);

  await main.getByRole('button', { name: 'Cancel order…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order' });
  const reason = dialog.getByLabel('Reason');
  await reason.fill('The wall has fallen.');
  const cancel = dialog.getByRole('button', { name: 'Cancel order', exact: true });
  await expireSession(page, status, () => cancel.click());
  await main.getByRole('button', { name: 'Cancel order…' }).click();
  await expect(reason).toHaveValue('The wall has fallen.');
  await cancel.click();
  await expect(main.getByRole('region', { name: 'Cancelled' })).toBeVisible();
});
