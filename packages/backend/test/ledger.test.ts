/** The ledger of credits and expenses: filters, totals and payout dates. */
import type { components } from '@smart-art/openapi/product';
import { localTimeAt } from '@smart-art/openapi/rules';
import { expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { changeSettings } from '../src/general/change-settings.ts';
import { bringTo, type Order, offerWork, orderOf, place, rentInput, sendForm, step } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

type LedgerPage = components['schemas']['LedgerPage'];

const world = useWorld();

async function entriesOf(seller: Seller, query: string): Promise<LedgerPage> {
  const answer = await seller.call({ url: `/product/ledger?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

it('lists credits and refunds, latest first, with totals per currency', async () => {
  const [seller, rival] = [await world.seller(), await world.seller()];
  expect(await entriesOf(seller, 'direction=credit')).toMatchObject({ data: [], totals: [], is_empty: true });
  const dollars = await offerWork(seller, { title: 'Harbour before rain' });
  const yen = await offerWork(seller, { title: '港の朝', sale_cost: { amount: '31000', currency: 'JPY' } });
  const sold = await place(world, dollars);
  await bringTo(world, seller, sold, 'Order Confirmed');
  const second = await place(world, yen, { language: 'ja' });
  const none = { amount: '0', currency: 'JPY' };
  await step(seller, '/change-order-status', {
    order_id: second,
    status: 'Payment Requested',
    delivery_charge: none,
    insurance_charge: none,
  });
  await world.play('orders.pay', { order_id: second, method: 'card' });
  await step(seller, '/change-order-status', { order_id: second, status: 'Order Confirmed' });
  const rented = await place(world, dollars, rentInput);
  await bringTo(world, seller, rented, 'Order Confirmed');

  const credits = await entriesOf(seller, 'direction=credit');
  expect(credits.data.map(({ order, cause }) => [order?.id, cause])).toEqual([
    [rented, 'rent'],
    [second, 'sale'],
    [sold, 'sale'],
  ]);
  expect(credits.totals.map(({ currency }) => currency)).toEqual(['JPY', 'USD']);
  const cents = credits.data
    .filter(({ amount }) => amount.currency === 'USD')
    .reduce((sum, { amount }) => sum + Math.round(Number(amount.amount) * 100), 0);
  expect(credits.totals[1]?.amount).toBe((cents / 100).toFixed(2));
  expect(credits.data[1]).toMatchObject({ order: { kind: 'buy', title: '港の朝', buyer: expect.any(String) } });

  const ids = async (query: string) =>
    (await entriesOf(seller, `direction=credit&${query}`)).data.map(({ order }) => order?.id);
  expect(await ids('sort=at')).toEqual([sold, second, rented]);
  expect(await ids('cause=rent')).toEqual([rented]);
  expect(await ids('currency=JPY')).toEqual([second]);
  expect(await ids('search=harbour')).toEqual([rented, sold]);
  expect(await ids('per_page=1&page=3')).toEqual([sold]);
  expect(await ids('date_to=2001-01-01')).toEqual([]);
  expect(await entriesOf(seller, 'direction=credit&search=nothing-is-called-so')).toMatchObject({
    total: 0,
    totals: [],
    is_empty: false,
  });

  await step(seller, '/change-order-status', { order_id: sold, status: 'Order Cancelled', reason: 'It was damaged' });
  await world.play('orders.refund', { order_id: sold });
  const expenses = await entriesOf(seller, 'direction=expense');
  expect(expenses).toMatchObject({ data: [{ cause: 'refund', direction: 'expense', order: { id: sold } }], total: 1 });
  expect((await entriesOf(rival, 'direction=credit')).is_empty).toBe(true);
});

it('returns the payout date of each entry, matching its order', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  const reach = async (status: Order['status'], input = {}, method = 'card') => {
    const id = await place(world, work, input);
    await bringTo(world, seller, id, status, method);
    return id;
  };
  const sent = await reach('Shipped');
  const delivered = await reach('Delivered');
  const returnRequested = await reach('Return Request');
  const rejected = await reach('Return Request');
  await step(seller, '/returnRequestAcceptReject', {
    order_id: rejected,
    action: 'reject',
    reason: 'It is as described.',
  });
  const returned = await reach('Return Request');
  await step(seller, '/returnRequestAcceptReject', { order_id: returned, action: 'accept' });
  await sendForm(seller, '/return-order-recevied', { order_id: returned, condition: 'as_sent' });
  await world.play('orders.refund', { order_id: returned });
  const rented = await reach('Delivered', rentInput);
  await world.play('orders.renew', { order_id: rented, months: 3 });
  const transferred = await reach('Delivered', {}, 'bank_transfer');
  const cancelled = await reach('Order Confirmed');
  await step(seller, '/change-order-status', { order_id: cancelled, status: 'Order Cancelled', reason: 'Damaged' });

  const found = async () => {
    const { data } = await entriesOf(seller, 'direction=credit');
    const of = (id: string, cause = 'sale') =>
      data.find(({ order, ...entry }) => order?.id === id && entry.cause === cause)?.payout;
    return of;
  };
  const after = (instant: string | null | undefined, days = 7, zone = 'UTC') => {
    const start = localTimeAt(new Date(instant ?? ''), zone).slice(0, 10);
    return { state: 'due', due_on: new Date(Date.parse(start) + days * day).toISOString().slice(0, 10) };
  };
  const [window, back, lease] = [
    await orderOf(seller, delivered),
    await orderOf(seller, returned),
    await orderOf(seller, rented),
  ];
  const of = await found();
  expect(of(sent)).toEqual({ state: 'after_delivery', due_on: null });
  expect(of(delivered)).toEqual(after(window.return_until));
  expect(of(returnRequested)).toEqual({ state: 'after_return', due_on: null });
  expect(of(rejected)).toEqual(after((await orderOf(seller, rejected)).return_until));
  // The item came back while the return window was still open.
  expect(of(returned)).toEqual(after(back.return_until));
  expect(of(rented, 'rent')).toEqual(after(lease.rent?.lease_starts_at));
  expect(of(rented, 'renewal')).toEqual(after(world.backend.services.now().toISOString()));
  expect(of(transferred)).toEqual({ state: 'direct', due_on: null });
  expect(of(cancelled)).toBeNull();
  const { data: expenses } = await entriesOf(seller, 'direction=expense');
  expect(expenses.map(({ payout }) => payout)).toEqual([null]);

  expect(window.payouts).toEqual([{ ...of(delivered), amount: window.earnings.total }]);
  expect(back.payouts).toEqual([{ ...of(returned), amount: back.earnings.total }]);
  expect(lease.payouts.map(({ due_on }) => due_on)).toEqual([
    of(rented, 'rent')?.due_on,
    of(rented, 'renewal')?.due_on,
  ]);
  expect((await orderOf(seller, cancelled)).payouts).toEqual([]);

  const { queries, now } = world.backend.services;
  await step(seller, '/store-client-settings', { user_id: seller.id, time_zone: 'Pacific/Kiritimati' });
  await changeSettings(queries, { payout_days: '3' }, now());
  expect((await found())(delivered)).toEqual(after(window.return_until, 3, 'Pacific/Kiritimati'));
  await changeSettings(queries, { payout_days: '7' }, now());
});

it('rejects an inverted date range and an unknown direction', async () => {
  const seller = await world.seller();
  const wrong = await seller.call({ url: '/product/ledger?direction=credit&date_from=2026-02-01&date_to=2026-01-01' });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['date_to']]);
  const unknown = await seller.call({ url: '/product/ledger?direction=both' });
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['direction']]);
});
