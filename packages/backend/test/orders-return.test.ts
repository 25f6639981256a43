/** Returns of purchases within the return window, and of rented works with their deposit (001 sections 4 and 9). */
import { dayIn } from '@smart-art/openapi/rules';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../src/constants.ts';
import { dateText } from '../src/messages/messages.ts';
import {
  bringTo,
  confirmBankPayment,
  errorOf,
  events,
  later,
  offerWork,
  orderOf,
  place,
  post,
  rentInput,
  sendForm,
  setTimeZone,
  shipment,
  statusOf,
  step,
  today,
} from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const usd = (amount: string) => ({ amount, currency: 'USD' });

const received = async (seller: Seller, path: string, fields: Record<string, string>, photographs = 0) => {
  const body = await jpeg(40, 30);
  const files = Array.from({ length: photographs }, () => ({ field: 'photographs', body }));
  return sendForm(seller, path, fields, files);
};

describe('return of a purchase', () => {
  it('is accepted, shipped back, received with photos and refunded', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const requested = await bringTo(world, seller, order_id, 'Return Request');
    expect(requested).toMatchObject({
      status: 'Return Request',
      needs_me: true,
      return: { status: 'requested', reason: 'Too large for the wall', photographs: [] },
    });
    const accepted = await step(seller, '/returnRequestAcceptReject', { order_id, action: 'accept' });
    expect(accepted).toMatchObject({ needs_me: false, return: { status: 'accepted' } });
    await world.play('orders.ship-return', { order_id, tracking_number: 'R-1', courier_company: 'Sagawa' });
    expect(await orderOf(seller, order_id)).toMatchObject({ needs_me: true, return: { tracking_number: 'R-1' } });

    const silent = await received(seller, '/return-order-recevied', { order_id, condition: 'damaged' });
    expect(silent.json().errors).toEqual({ condition_note: ['Describe the condition.'] });
    const fields = { order_id, condition: 'damaged', condition_note: 'A corner is dented.' };
    const answer = await received(seller, '/return-order-recevied', fields, 2);
    expect(answer.statusCode, answer.body).toBe(200);
    const back = answer.json().data;
    expect(back).toMatchObject({
      status: 'Return Request',
      needs_me: false,
      return: { status: 'item_received', condition: 'damaged', condition_note: 'A corner is dented.' },
      refunds: [{ cause: 'return', amount: usd('2640.00'), status: 'due', by: 'house' }],
    });
    expect(back.return.photographs).toHaveLength(2);
    const photograph = await world.call({ url: back.return.photographs[0].url });
    expect(photograph.headers['content-type']).toBe('image/jpeg');

    await world.play('orders.refund', { order_id, reference: 're_1' });
    const closed = await orderOf(seller, order_id);
    expect(closed).toMatchObject({
      status: 'Closed',
      payment_status: 'refunded',
      return: { status: 'refunded' },
      refunds: [{ status: 'refunded', reference_number: 're_1' }],
    });
    expect(events(closed).slice(-6)).toEqual([
      'return_requested',
      'return_accepted',
      'return_shipped',
      'return_received',
      'refunded',
      'closed',
    ]);
  });

  it('is refunded by the seller if it was paid by bank transfer', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Return Request', 'bank_transfer');
    await step(seller, '/returnRequestAcceptReject', { order_id, action: 'accept' });
    const back = await received(seller, '/return-order-recevied', { order_id, condition: 'as_sent' });
    expect(back.json().data).toMatchObject({ needs_me: true, refunds: [{ by: 'seller' }] });
    const proof = Buffer.from('%PDF-1.4\n%%EOF\n');
    const closed = await confirmBankPayment(seller, { order_id, purpose: 'refund', reference_number: 'RF 9' }, proof);
    expect(closed).toMatchObject({ status: 'Closed', return: { status: 'refunded' }, needs_me: false });
  });

  it('can be rejected with a reason and requested again within the return window', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Return Request');
    const bare = await post(seller, '/returnRequestAcceptReject', { order_id, action: 'reject' });
    expect(bare.json().errors).toEqual({ reason: ['Enter a reason. The buyer sees it.'] });
    const reason = '梱包が開封されています。';
    const rejected = await step(seller, '/returnRequestAcceptReject', { order_id, action: 'reject', reason });
    expect(rejected).toMatchObject({ status: 'Delivered', return: { status: 'rejected', rejection_reason: reason } });
    await world.play('orders.request-return', { order_id, reason: 'It is torn' });
    await world.play('orders.reject', { order_id, reason: 'The operator agrees with the seller' });
    await later(world, 7 * day + minute, () => world.tick());
    expect(await statusOf(world, order_id)).toBe('Closed');
  });

  it('can be requested until the return window closes', async () => {
    const seller = await world.seller();
    await world.play('operator.settings', { return_window_days: 2 });
    const [first, second] = [await place(world, await offerWork(seller)), await place(world, await offerWork(seller))];
    await bringTo(world, seller, first, 'Delivered');
    const { return_until } = await bringTo(world, seller, second, 'Delivered');
    await world.play('operator.settings', { return_window_days: 7 });
    await later(world, 2 * day - minute, async () => {
      await world.play('orders.request-return', { order_id: first, reason: 'In time' });
    });
    await later(world, 2 * day + minute, async () => {
      const late = world.play('orders.request-return', { order_id: second, reason: 'Late' });
      await expect(late).rejects.toThrow(`Return window closed on ${dateText('en', return_until?.slice(0, 10) ?? '')}`);
      await world.tick();
      expect(await statusOf(world, first)).toBe('Return Request');
      expect(await statusOf(world, second)).toBe('Closed');
    });
  });

  it('rejects rental orders, unknown conditions, and files that are not images or too large', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const rented = await place(world, work, rentInput);
    const wrongKind = await post(seller, '/returnRequestAcceptReject', { order_id: rented, action: 'accept' });
    expect(wrongKind.statusCode).toBe(404);
    const order_id = await place(world, work);
    await bringTo(world, seller, order_id, 'Return Request');
    const early = await received(seller, '/return-order-recevied', { order_id, condition: 'as_sent' });
    expect(early.statusCode).toBe(409);
    await step(seller, '/returnRequestAcceptReject', { order_id, action: 'accept' });
    const wrong = await received(seller, '/return-order-recevied', { order_id, condition: 'fine' });
    expect(wrong.json().errors).toEqual({ condition: ['Choose in which condition it came back.'] });
    const files = [{ field: 'photographs', body: Buffer.from('no picture') }];
    const text = await sendForm(seller, '/return-order-recevied', { order_id, condition: 'as_sent' }, files);
    expect(text.statusCode).toBe(422);
    const large = [{ field: 'photographs', body: Buffer.alloc(6 * 1024 * 1024, 1) }];
    const heavy = await sendForm(seller, '/return-order-recevied', { order_id, condition: 'as_sent' }, large);
    expect(heavy.statusCode).toBe(413);
    expect((await orderOf(seller, order_id)).return).toMatchObject({ status: 'accepted', photographs: [] });
  });
});

describe('rental', () => {
  const rent = async (seller: Seller, more = {}) => place(world, await offerWork(seller, more), rentInput);

  it('runs from delivery for the agreed months and can be renewed', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    const delivered = await bringTo(world, seller, order_id, 'Delivered');
    expect(delivered).toMatchObject({
      kind: 'rent',
      amounts: { price: usd('360.00'), tax: usd('40.50'), deposit: usd('480.00'), total: usd('925.50') },
      rent: { monthly_price: usd('120.00'), months: 3, renewal: true, lease_status: 'under_lease' },
      return_until: null,
    });
    const { lease_starts_at, lease_ends_at } = delivered.rent ?? {};
    const months = (Date.parse(lease_ends_at ?? '') - Date.parse(lease_starts_at ?? '')) / day;
    expect(months).toBeGreaterThan(88);
    expect(months).toBeLessThan(93);

    await expect(world.play('orders.renew', { order_id, months: 2 })).rejects.toThrow(
      'Rent months must be between 3 and 12.',
    );
    const off = await step(seller, '/rent_renewal_onoff', { order_id, renewal: false });
    expect(off.rent?.renewal).toBe(false);
    await expect(world.play('orders.renew', { order_id, months: 3 })).rejects.toThrow('doesn’t offer to renew');
    await step(seller, '/rent_renewal_onoff', { order_id, renewal: true });
    await world.play('orders.renew', { order_id, months: 6 });
    expect(await orderOf(seller, order_id)).toMatchObject({
      rent: { lease_status: 'renewed' },
      renewals: [{ months: 6, total: usd('792.00'), amount_received: usd('633.60'), starts_at: lease_ends_at }],
    });
  });

  it('that starts on the 31st ends on the last day of shorter months in the seller’s time zone', async () => {
    const now = world.backend.services.now();
    // The morning of 31 January in Tokyo, which is the 30th in UTC.
    const start = Date.UTC(now.getUTCFullYear() + 1, 0, 30, 23, 30);
    await later(world, start - now.getTime(), async () => {
      const seller = await world.seller();
      await setTimeZone(seller, 'Asia/Tokyo');
      const order_id = await place(world, await offerWork(seller, { minimum_rental_months: 1 }), {
        ...rentInput,
        months: 1,
      });
      await bringTo(world, seller, order_id, 'Delivered');
      const lastDay = async () =>
        dayIn(new Date((await orderOf(seller, order_id)).rent?.lease_ends_at ?? ''), 'Asia/Tokyo');
      const ends = [await lastDay()];
      for (const months of [1, 1]) {
        await world.play('orders.renew', { order_id, months });
        ends.push(await lastDay());
      }
      const february = new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 0)).getUTCDate();
      expect(ends.map((end) => end.slice(5))).toEqual([`02-${february}`, '03-31', '04-30']);
    });
  });

  it('is rejected for a number of months outside the work’s range', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    for (const months of [2, 13, 3.5]) {
      const requested = place(world, work, { ready_for: 'Rent', months });
      await expect(requested).rejects.toThrow('Rent months must be between 3 and 12.');
    }
  });

  it('expires and can then no longer be renewed', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Delivered');
    await later(world, 94 * day, async () => {
      await world.tick();
      await world.tick();
      await expect(world.play('orders.renew', { order_id, months: 3 })).rejects.toThrow('doesn’t offer to renew');
    });
    const order = await orderOf(seller, order_id);
    expect(order.rent).toMatchObject({ lease_status: 'expired', renewal: false });
    expect(events(order).filter((event) => event === 'lease_expired')).toHaveLength(1);
  });

  it('refunds its deposit when the work is returned', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Return Request');
    await step(seller, '/returnRentRequestAcceptReject', { order_id, action: 'accept' });
    await world.play('orders.ship-return', { order_id });
    const fields = { order_id, condition: 'as_sent', deposit: 'refunded' };
    const back = await received(seller, '/rent-return-order-recevied', fields, 1);
    expect(back.json().data).toMatchObject({
      status: 'Return Request',
      rent: { lease_status: 'returned' },
      return: { status: 'item_received', deposit: 'refunded' },
      refunds: [{ cause: 'deposit', amount: usd('480.00'), status: 'due' }],
    });
    await world.play('orders.refund', { order_id });
    expect(await orderOf(seller, order_id)).toMatchObject({
      status: 'Closed',
      payment_status: 'confirmed',
      return: { status: 'deposit_refunded' },
    });
  });

  it.each([
    ['forfeited_to_seller', 'Closed', 'deposit_forfeited', 0],
    ['forfeited_to_buyer', 'Return Request', 'item_received', 1],
  ])('closes with a deposit that is %s', async (deposit, status, returned, refunds) => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Return Request');
    await step(seller, '/returnRentRequestAcceptReject', { order_id, action: 'accept' });
    const fields = { order_id, condition: 'damaged', condition_note: 'Torn', deposit };
    const order = (await received(seller, '/rent-return-order-recevied', fields, 1)).json().data;
    expect(order).toMatchObject({ status, return: { status: returned, deposit } });
    expect(order.refunds).toHaveLength(refunds);
    if (refunds > 0) await world.play('orders.refund', { order_id });
    expect(await orderOf(seller, order_id)).toMatchObject({
      status: 'Closed',
      return: { status: 'deposit_forfeited' },
    });
  });

  it('requires an amount, a note and a photo when the seller keeps part of the deposit', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Return Request');
    await step(seller, '/returnRentRequestAcceptReject', { order_id, action: 'accept' });
    const fields = { order_id, condition: 'damaged', condition_note: 'Torn', deposit: 'forfeited_to_seller' };
    const keep = (more: object, photographs = 1) =>
      received(seller, '/rent-return-order-recevied', { ...fields, ...more }, photographs);
    const range = { deposit_kept: ['Enter an amount above 0, up to the deposit.'] };
    expect((await keep({ deposit_kept: '480.01' })).json().errors).toEqual(range);
    expect((await keep({ deposit_kept: '0' })).json().errors).toEqual(range);
    expect((await keep({ deposit_kept: 'half' })).statusCode).toBe(422);
    expect((await keep({ deposit: 'refunded', deposit_kept: '1' })).json().errors).toEqual({
      deposit_kept: ['Leave this out unless you keep the deposit.'],
    });
    expect((await keep({ condition_note: '' })).json().errors).toEqual({ condition_note: ['Describe the condition.'] });
    expect((await keep({ deposit_kept: '180' }, 0)).json().errors).toEqual({
      photographs: ['Add at least one photo that shows why you keep the deposit.'],
    });
    expect((await orderOf(seller, order_id)).return).toMatchObject({ status: 'accepted', photographs: [] });
    expect((await keep({ deposit_kept: '180' })).json().data).toMatchObject({
      status: 'Return Request',
      return: { status: 'item_received', deposit: 'forfeited_to_seller', deposit_kept: usd('180.00') },
      refunds: [{ cause: 'deposit', amount: usd('300.00'), seller_share: usd('0.00'), status: 'due' }],
    });
    await world.play('orders.refund', { order_id });
    const closed = await orderOf(seller, order_id);
    expect(closed).toMatchObject({ status: 'Closed', return: { status: 'deposit_forfeited' } });
    expect(closed.earnings.lines.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['rent', closed.amounts.amount_received],
      ['deposit_forfeited', usd('180.00')],
    ]);
  });

  it('can be ended by the seller after it has expired, without a return request', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Delivered');
    const fields = { order_id, condition: 'as_sent', deposit: 'refunded' };
    const early = await received(seller, '/rent-return-order-recevied', fields, 1);
    expect([early.statusCode, early.json().reason]).toEqual([409, { code: 'lease_running', values: {} }]);
    const waiting = async () => (await seller.call({ url: '/product/my-tasks?view=rent' })).json().data;
    expect(await waiting()).toEqual([]);
    await later(world, 94 * day, () => world.tick());
    const over = await orderOf(seller, order_id);
    expect(over).toMatchObject({
      status: 'Delivered',
      needs_me: true,
      rent: { lease_status: 'expired' },
      return: null,
    });
    expect(over.available_actions).toContainEqual({ action: 'end_rent', available: true, reason: null });
    expect(await waiting()).toMatchObject([{ id: order_id, task: 'receive_return' }]);
    const back = await received(seller, '/rent-return-order-recevied', fields, 1);
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json().data).toMatchObject({
      status: 'Return Request',
      needs_me: false,
      rent: { lease_status: 'returned' },
      return: { status: 'item_received', reason: '', condition: 'as_sent', deposit: 'refunded' },
      refunds: [{ cause: 'deposit', amount: usd('480.00'), status: 'due' }],
    });
    expect(back.json().data.return.photographs).toHaveLength(1);
    await world.play('orders.refund', { order_id });
    expect(await orderOf(seller, order_id)).toMatchObject({ status: 'Closed', return: { status: 'deposit_refunded' } });
    expect(await waiting()).toEqual([]);
  });

  it('without a deposit closes when the work is received', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller, { deposit_cost: null });
    await bringTo(world, seller, order_id, 'Return Request');
    await step(seller, '/returnRentRequestAcceptReject', { order_id, action: 'accept' });
    const forfeited = { order_id, condition: 'worn', condition_note: 'Faded', deposit: 'forfeited_to_seller' };
    const wrong = await received(seller, '/rent-return-order-recevied', forfeited);
    expect(wrong.json().errors).toEqual({ deposit: ['This order has no deposit: choose “refunded”.'] });
    const back = await received(seller, '/rent-return-order-recevied', { ...forfeited, deposit: 'refunded' });
    expect(back.json().data).toMatchObject({ status: 'Closed', return: { status: 'settled' }, refunds: [] });
  });

  it('continues if its return request is rejected', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    await bringTo(world, seller, order_id, 'Return Request');
    const answer = { order_id, action: 'reject', reason: 'The shortest term is not over' };
    expect(await step(seller, '/returnRentRequestAcceptReject', answer)).toMatchObject({
      status: 'Delivered',
      rent: { lease_status: 'under_lease' },
    });
    const purchase = await place(world, await offerWork(seller));
    const wrong = await post(seller, '/rent_renewal_onoff', { order_id: purchase, renewal: true });
    expect(errorOf(wrong)).toEqual({ status: 404, message: 'Record not found' });
  });

  it('cannot be shipped before it is confirmed', async () => {
    const seller = await world.seller();
    const order_id = await rent(seller);
    const input = { order_id, ...shipment, tracking_date: today(world) };
    const early = await post(seller, '/order-shipped', input);
    expect(errorOf(early)).toEqual({
      status: 409,
      message: 'This can’t be done while the status is “Purchase Request”.',
    });
  });
});
