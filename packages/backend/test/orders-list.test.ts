/** Order lists, cancelled orders, revenue, idempotent steps, and access by other sellers. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  bringTo,
  charges,
  errorOf,
  listOf,
  offerWork,
  orderOf,
  place,
  post,
  rentInput,
  requestPayment,
  sendForm,
  shipment,
  step,
  today,
} from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const usd = (amount: string) => ({ amount, currency: 'USD' });
const reject = (seller: Seller, order_id: string) =>
  step(seller, '/change-order-status', { order_id, status: 'Rejected', reason: 'Not now' });

describe('order list', () => {
  it('lists one kind of order with counts by status', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const [first, second] = [await place(world, work), await place(world, work, { language: 'ja' })];
    const rented = await place(world, work, rentInput);
    await requestPayment(seller, first);
    const sale = await listOf(seller, 'ready_for=Sale');
    expect(sale.data.map(({ id }) => id)).toEqual([second, first]);
    expect(sale.counts).toMatchObject({
      all: 2,
      needs_me: 1,
      by_status: { 'Purchase Request': 1, 'Payment Requested': 1, Closed: 0 },
    });
    expect(Object.keys(sale.counts.by_status)).toHaveLength(10);
    const rent = await listOf(seller, 'ready_for=Rent');
    expect(rent.data).toMatchObject([{ id: rented, kind: 'rent', rent: { lease_status: 'not_started' } }]);
    const needed = await seller.call({ url: '/product/orders-list-seller' });
    expect(needed.json().errors).toEqual({ ready_for: ['Choose Sale or Rent.'] });
  });

  it('can be filtered, searched, sorted and paged', async () => {
    const seller = await world.seller();
    const cheap = await offerWork(seller, { title: 'Harbour in fog', sale_cost: usd('100.00') as never });
    const yen = await offerWork(seller, { title: '港の朝', sale_cost: { amount: '31000', currency: 'JPY' } });
    const a = await place(world, cheap, { company: 'Café Zürich' });
    const b = await place(world, yen, { language: 'ja' });
    const c = await place(world, cheap);
    await reject(seller, a);
    const ids = async (query: string) => (await listOf(seller, `ready_for=Sale&${query}`)).data.map(({ id }) => id);
    expect(await ids('sort=created_at')).toEqual([a, b, c]);
    expect(await ids('sort=total')).toEqual([c, a, b]);
    expect(await ids('sort=-total')).toEqual([b, c, a]);
    expect(await ids('sort=-updated_at')).toEqual([a, c, b]);
    expect(await ids('sort=updated_at')).toEqual([b, c, a]);
    expect(await ids('status=Rejected')).toEqual([a]);
    expect(await ids('needs_me=true')).toEqual([c, b]);
    expect(await ids('needs_me=false&status=Purchase+Request')).toEqual([]);
    expect(await ids('search=harbour')).toEqual([c, a]);
    expect(await ids(`search=${encodeURIComponent('ZURICH cafe')}`)).toEqual([a]);
    expect(await ids(`search=${encodeURIComponent('佐藤')}`)).toEqual([b]);
    expect(await ids(`search=${(await orderOf(seller, b)).number}`)).toEqual([b]);
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('amount_from=110&amount_to=110')).toEqual([c, a]);
    expect(await ids('amount_from=34100&amount_to=34100&amount_currency=JPY')).toEqual([b]);
    const day = today(world);
    expect(await ids(`date_from=${day}&date_to=${day}`)).toEqual([c, b, a]);
    expect(await ids('date_from=2199-01-01')).toEqual([]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => listOf(seller, `ready_for=Sale&per_page=1&page=${page}`)),
    );
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual([c, b, a]);
    expect(pages[1]).toMatchObject({ total: 3, from: 2, to: 2, current_page: 2 });
    expect(pages[3]).toMatchObject({ total: 3, from: null, data: [] });
  });

  it.each([
    ['date_from=2026-12-01&date_to=2026-11-01', 'date_to', 'The start date must not be after the end date.'],
    ['amount_from=10&amount_to=9.99', 'amount_to', 'The lowest amount must not exceed the highest.'],
    ['date_from=yesterday', 'date_from', 'Enter a date such as 2026-11-18.'],
    ['status=Lost', 'status', 'Choose one of the values offered.'],
  ])('rejects %s', async (query, field, message) => {
    const seller = await world.seller();
    const answer = await seller.call({ url: `/product/orders-list-seller?ready_for=Sale&${query}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [message] });
  });

  it('returns 304 until something changes', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    const url = '/product/orders-list-seller?ready_for=Sale';
    const { etag } = (await seller.call({ url })).headers;
    const pollList = () => seller.call({ url, headers: { 'if-none-match': String(etag) } });
    expect((await pollList()).statusCode).toBe(304);
    await reject(seller, id);
    expect((await pollList()).statusCode).toBe(200);
  });
});

describe('cancelled and rejected orders', () => {
  it('are listed with their refunds and can be filtered', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller, { title: 'Nothing came of it' });
    const yen = await offerWork(seller, { sale_cost: { amount: '15500', currency: 'JPY' } });
    const [rejected, paid, inYen] = [await place(world, work), await place(world, work), await place(world, yen)];
    await reject(seller, rejected);
    await bringTo(world, seller, paid, 'Payment');
    await world.play('orders.cancel', { order_id: paid, reason: 'Changed my mind' });
    const none = { amount: '0', currency: 'JPY' };
    await requestPayment(seller, inYen, { delivery_charge: none, insurance_charge: none });
    await world.play('orders.pay', { order_id: inYen, method: 'wallet' });
    await step(seller, '/change-order-status', { order_id: inYen, status: 'Order Cancelled', reason: '展示の都合' });
    const list = async (query = '') => (await seller.call({ url: `/product/cancelled-list${query}` })).json();
    const all = await list();
    expect(all).toMatchObject({ total: 3, funds_return_to_buyer_info: usd('2799.50') });
    expect(all.data).toMatchObject([
      { order_id: inYen, funds_return_to_buyer_info: { amount: '17050', currency: 'JPY' }, refund_status: 'due' },
      { order_id: paid, cause: 'by_buyer', funds_return_to_buyer_info: usd('2689.50'), reason: 'Changed my mind' },
      { order_id: rejected, status: 'Rejected', refund_status: null, funds_return_to_buyer_info: usd('0.00') },
    ]);
    await world.play('orders.refund', { order_id: paid });
    expect((await list('?refund=due')).data.map(({ order_id }: { order_id: string }) => order_id)).toEqual([inYen]);
    expect((await list('?refund=refunded')).total).toBe(1);
    expect((await list('?search=nothing')).total).toBe(2);
    expect((await list('?kind=buy&cause=by_buyer')).total).toBe(1);
    expect((await list('?kind=rent')).total).toBe(0);
    expect((await seller.call({ url: '/product/cancelled-list?kind=gift' })).statusCode).toBe(422);

    const { id } = all.data[1];
    const details = (query = '') => seller.call({ url: `/product/cancelled-order-details/${id}${query}` });
    expect((await details(`?order_id=${paid}`)).json().data).toMatchObject({ id, order: { id: paid, refunds: [{}] } });
    expect((await details()).statusCode).toBe(200);
    expect((await details(`?order_id=${rejected}`)).statusCode).toBe(404);
  });
});

describe('revenue', () => {
  it('sums payments and refunds by month and currency', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const url = `/product/getRevenueAmounts/${seller.id}`;
    expect((await seller.call({ url })).json().data).toMatchObject({ totals: [], months: [] });
    const [bought, cancelled] = [await place(world, work), await place(world, work)];
    await bringTo(world, seller, bought, 'Payment');
    await bringTo(world, seller, cancelled, 'Payment');
    await world.play('orders.cancel', { order_id: cancelled, reason: 'No' });
    await world.play('orders.refund', { order_id: cancelled });
    const month = today(world).slice(0, 7);
    const sums = { credits: usd('4314.00'), expenses: usd('2157.00'), balance: usd('2157.00'), orders: 2 };
    const { data } = (await seller.call({ url })).json();
    expect(data).toMatchObject({ totals: [{ currency: 'USD', ...sums }], months: [{ month, ...sums }] });
    expect((await seller.call({ url: `${url}?from=${month}&to=${month}` })).json().data.totals).toMatchObject([sums]);
    expect((await seller.call({ url: `${url}?from=2199-01` })).json().data.totals).toEqual([]);
    const reversed = await seller.call({ url: `${url}?from=2026-02&to=2026-01` });
    expect(reversed.json().errors).toEqual({ to: ['The first month must not be after the last.'] });
    expect((await seller.call({ url: '/product/getRevenueAmounts/usr_other' })).statusCode).toBe(404);
  });
});

describe('order step', () => {
  it('is applied once per idempotency key', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const key = { 'idempotency-key': randomUUID() };
    const body = { order_id, status: 'Payment Requested', ...charges };
    const answers = [
      await post(seller, '/change-order-status', body, key),
      await post(seller, '/change-order-status', body, key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const other = await post(seller, '/change-order-status', { ...body, status: 'Rejected', reason: 'No' }, key);
    expect(other.statusCode).toBe(422);
    expect((await orderOf(seller, order_id)).version).toBe(2);
  });

  it('returns 412 for an outdated version', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const tab = await seller.call({ url: `/product/orders-details/${order_id}` });
    expect(tab.headers.etag).toBe('"1"');
    await requestPayment(seller, order_id);
    const body = { order_id, status: 'Rejected', reason: 'No' };
    const stale = await post(seller, '/change-order-status', body, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id: order_id, version: 2, status: 'Payment Requested' });
    const fresh = { ...body, status: 'Order Cancelled' };
    expect((await post(seller, '/change-order-status', fresh, { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  it('is applied at most once under concurrent requests', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Payment');
    const confirm = { order_id, status: 'Order Confirmed' };
    const [first, second, bought] = await Promise.all([
      post(seller, '/change-order-status', confirm),
      post(seller, '/change-order-status', confirm),
      world.play('orders.cancel', { order_id, reason: 'No' }).then(
        () => true,
        () => false,
      ),
    ]);
    const codes = [first, second].map(({ statusCode }) => statusCode).sort();
    expect([
      [200, 409],
      [409, 409],
    ]).toContainEqual(codes);
    const { counts } = await listOf(seller, 'ready_for=Sale');
    expect(bought).toBe(true);
    expect(counts.by_status['Order Cancelled']).toBe(1);
    expect(counts.all).toBe(1);
  });
});

describe('another seller', () => {
  it.each([
    ['/change-order-status', { status: 'Rejected', reason: 'No' }],
    ['/eventDiscountAcceptReject', { action: 'accept' }],
    ['/order-shipped', { ...shipment, tracking_date: '2026-11-18' }],
    ['/returnRequestAcceptReject', { action: 'accept' }],
    ['/returnRentRequestAcceptReject', { action: 'accept' }],
    ['/rent_renewal_onoff', { renewal: true }],
  ])('cannot call %s', async (path, input) => {
    const [owner, rival] = [await world.seller(), await world.seller()];
    const order_id = await place(world, await offerWork(owner), path.includes('ent') ? rentInput : {});
    const found = await post(rival, path, { order_id, ...input });
    const missing = await post(rival, path, { order_id: 'ord_none', ...input });
    expect(errorOf(found)).toEqual({ status: 404, message: 'Record not found' });
    expect(found.json()).toEqual(missing.json());
    expect((await orderOf(owner, order_id)).version).toBe(1);
  });

  it.each([
    ['/return-order-recevied', { condition: 'as_sent' }],
    ['/rent-return-order-recevied', { condition: 'as_sent', deposit: 'refunded' }],
    ['/bankPaymentConfirmation', {}],
  ])('cannot submit %s or read the order', async (path, fields) => {
    const [owner, rival] = [await world.seller(), await world.seller()];
    const order_id = await place(world, await offerWork(owner));
    expect((await sendForm(rival, path, { order_id, ...fields })).statusCode).toBe(404);
    expect((await rival.call({ url: `/product/orders-details/${order_id}` })).statusCode).toBe(404);
    expect((await rival.call({ url: `/product/getRevenueAmounts/${owner.id}` })).statusCode).toBe(404);
    expect((await listOf(rival, 'ready_for=Sale')).total).toBe(0);
  });
});
