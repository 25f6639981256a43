/** A purchase order, from the request to its end (000 section 4; 001 sections 4, 5 and 9). */
import { dayIn, endOfDay, startOfDay, trackingDays } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day, minute } from '../src/constants.ts';
import { order_cancellations } from '../src/db/schema/index.ts';
import { newId } from '../src/ids.ts';
import { dateText } from '../src/messages/messages.ts';
import { runJobs } from '../src/platform/jobs.ts';
import {
  bringTo,
  charges,
  confirmBankPayment,
  errorOf,
  events,
  later,
  messagesOf,
  offerWork,
  orderOf,
  place,
  post,
  requestPayment,
  sendForm,
  setTimeZone,
  shipment,
  statusOf,
  step,
  today,
} from './support/orders.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

const usd = (amount: string) => ({ amount, currency: 'USD' });
const jpy = (amount: string) => ({ amount, currency: 'JPY' });

describe('purchase order', () => {
  it('runs from request to close', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const id = await place(world, work, { note: 'For our hall', event_name: 'Wedding' });
    expect(await orderOf(seller, id)).toMatchObject({
      status: 'Purchase Request',
      needs_me: true,
      event_discount_status: 'requested',
      event_name: 'Wedding',
      buyer_note: 'For our hall',
      international: false,
      delivery_address: { country: 'JP', name: 'Emma Larsen' },
      work: { id: work.id, title: work.title, cover: { id: work.images[0]?.id } },
      amounts: { price: usd('2400.00'), delivery_charge: null, tax: usd('240.00'), total: usd('2640.00') },
      version: 1,
    });

    const accepted = await step(seller, '/eventDiscountAcceptReject', { order_id: id, action: 'accept' });
    expect(accepted.amounts).toMatchObject({ event_discount: usd('240.00'), net_price: usd('2160.00') });

    expect(await requestPayment(seller, id)).toMatchObject({
      status: 'Payment Requested',
      needs_me: false,
      amounts: {
        delivery_charge: usd('45.00'),
        insurance_charge: usd('0.00'),
        tax: usd('220.50'),
        total: usd('2425.50'),
        service_charge: usd('259.20'),
        amount_received: usd('1945.80'),
      },
      usd_jpy_rate: 155,
      converted_amounts: { price: jpy('372000'), event_discount: jpy('37200') },
    });

    await world.play('orders.pay', { order_id: id, method: 'card', reference: 'ch_1' });
    expect(await orderOf(seller, id)).toMatchObject({
      status: 'Payment',
      payment_method: 'card',
      payment_status: 'confirmed',
      payment_reference: 'ch_1',
      payment_due_at: null,
      needs_me: true,
    });
    await step(seller, '/change-order-status', { order_id: id, status: 'Order Confirmed' });
    const shipped = await step(seller, '/order-shipped', { order_id: id, ...shipment, tracking_date: today(world) });
    expect(shipped).toMatchObject({ status: 'Shipped', shipment: { ...shipment, delivered_at: null } });
    const corrected = { ...shipment, tracking_number: '9999', tracking_date: today(world) };
    expect(await step(seller, '/order-shipped', { order_id: id, ...corrected })).toMatchObject({
      status: 'Shipped',
      shipment: { tracking_number: '9999' },
    });
    await world.play('orders.receive', { order_id: id });
    const delivered = await orderOf(seller, id);
    expect(Date.parse(delivered.return_until ?? '') - Date.parse(delivered.shipment?.delivered_at ?? '')).toBe(7 * day);

    await later(world, 7 * day + minute, async () => {
      await world.tick();
      await world.tick();
    });
    const closed = await orderOf(seller, id);
    expect(closed).toMatchObject({ status: 'Closed', needs_me: false });
    expect(events(closed)).toEqual([
      'requested',
      'event_discount_accepted',
      'payment_requested',
      'paid',
      'order_confirmed',
      'shipped',
      'shipment_corrected',
      'delivered',
      'closed',
    ]);
  });

  it('keeps its prices when the exchange rate and the service charge change', async () => {
    const seller = await world.seller();
    const discount = { discount_percentage: 25, discount_start_date: '2020-01-01', discount_end_date: '2099-12-31' };
    const id = await place(world, await offerWork(seller, discount), { language: 'ja' });
    await world.play('operator.settings', { usd_jpy_rate: 100, service_charge_percent: 50 });
    const order = await orderOf(seller, id);
    await world.play('operator.settings', { usd_jpy_rate: 155, service_charge_percent: 12 });
    expect(order).toMatchObject({
      buyer: { name: '佐藤 恵' },
      amounts: { price: usd('1800.00'), service_charge: usd('216.00') },
      usd_jpy_rate: 155,
    });
  });

  it('applies the work’s discount from its first to its last day in the seller’s time zone', async () => {
    const seller = await world.seller();
    await setTimeZone(seller, 'Asia/Tokyo');
    const now = world.backend.services.now();
    const date = dayIn(new Date(now.getTime() + day), 'Asia/Tokyo');
    const discount = { discount_percentage: 10, discount_start_date: date, discount_end_date: date };
    const work = await offerWork(seller, discount);
    const priceAt = async (moment: Date) => {
      let id = '';
      await later(world, moment.getTime() - world.backend.services.now().getTime(), async () => {
        id = await place(world, work);
      });
      return (await orderOf(seller, id)).amounts.price;
    };
    const [begins, ends] = [startOfDay(date, 'Asia/Tokyo'), endOfDay(date, 'Asia/Tokyo')];
    expect(await priceAt(new Date(begins.getTime() - minute))).toEqual(usd('2400.00'));
    expect(await priceAt(new Date(begins.getTime() + minute))).toEqual(usd('2160.00'));
    expect(await priceAt(new Date(ends.getTime() - minute))).toEqual(usd('2160.00'));
    expect(await priceAt(new Date(ends.getTime() + minute))).toEqual(usd('2400.00'));
  });

  it('mails the buyer in their language and notifies the seller', async () => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller, { title: 'Told' }), {
      language: 'ja',
      email: 'told@example.jp',
    });
    await requestPayment(seller, id);
    const { bell: rung, outbox } = await messagesOf(world);
    const bell = rung.filter(({ user_id }) => user_id === seller.id);
    expect(bell).toMatchObject([
      { type: 'Order', message_key: 'orderToldSeller_requested', link: `/buy-orders-info/${id}` },
    ]);
    const mail = outbox.flatMap(({ channel, payload }) =>
      channel === 'mail' ? [payload as { to: string; text: string }] : [],
    );
    expect(mail.find(({ to }) => to === 'told@example.jp')?.text).toContain('「Told」の代金$2,689.50を');
    expect(mail.find(({ to }) => to === seller.email)?.text).toContain('would like “Told”');
  });
});

describe('payment request', () => {
  it('requires both charges and an answer to the event discount', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller), { event_name: 'Wedding' });
    const sendCharges = (more: object, language = 'en') =>
      post(
        seller,
        '/change-order-status',
        { order_id, status: 'Payment Requested', ...more },
        { 'accept-language': language },
      );
    expect(errorOf(await sendCharges({}))).toEqual({
      status: 409,
      message: 'Enter the delivery charge and the insurance charge first.',
    });
    expect(errorOf(await sendCharges({}, 'ja')).message).toBe('先に配送料と保険料を入力してください。');
    expect(errorOf(await sendCharges(charges))).toEqual({
      status: 409,
      message: 'Accept or reject the event discount before you request payment.',
    });
    expect(await orderOf(seller, order_id)).toMatchObject({ version: 1, amounts: { delivery_charge: null } });

    const saved = await step(seller, '/change-order-status', { order_id, status: 'Purchase Request', ...charges });
    expect(saved).toMatchObject({ status: 'Purchase Request', amounts: { delivery_charge: usd('45.00') } });
    const rejected = { order_id, action: 'reject', reason: 'この作品は割引の対象外です。' };
    expect(await step(seller, '/eventDiscountAcceptReject', rejected)).toMatchObject({
      event_discount_status: 'rejected',
      amounts: { event_discount: usd('0.00') },
    });
    const twice = await post(seller, '/eventDiscountAcceptReject', rejected);
    expect(errorOf(twice)).toEqual({ status: 409, message: 'You’ve already answered the event discount.' });
    expect((await sendCharges({})).statusCode).toBe(200);
  });

  it.each([
    [
      { delivery_charge: { amount: '100', currency: 'JPY' } },
      'delivery_charge.currency',
      'Enter the charge in USD, as the order is.',
    ],
    [{ delivery_charge: { amount: '-1', currency: 'USD' } }, 'delivery_charge.amount', 'Enter a charge such as 45.00.'],
    [{ insurance_charge: { currency: 'USD' } }, 'insurance_charge.amount', 'Enter the charge, or 0 if there is none.'],
    [{ status: 'Closed' }, 'status', 'Choose one of the steps offered.'],
    [{ status: 'Rejected' }, 'reason', 'Enter a reason. The buyer sees it.'],
    [{ status: 'Rejected', reason: '  ' }, 'reason', 'Enter a reason. The buyer sees it.'],
  ])('rejects %o', async (input, field, message) => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const answer = await post(seller, '/change-order-status', { order_id, status: 'Purchase Request', ...input });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [message] });
  });

  it('rejects yen amounts with decimals', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller, { sale_cost: { amount: '50000', currency: 'JPY' } }));
    const input = { order_id, status: 'Purchase Request', delivery_charge: { amount: '100.50', currency: 'JPY' } };
    const answer = await post(seller, '/change-order-status', input);
    expect(answer.json().errors).toEqual({
      'delivery_charge.amount': ['Yen have no decimals: enter a price such as 372000.'],
    });
  });
});

describe('purchase request', () => {
  it('is rejected if the work is not for sale or not offered abroad', async () => {
    const seller = await world.seller();
    const onlyRent = await offerWork(seller, { for_sale: false, sale_cost: null });
    await expect(place(world, onlyRent)).rejects.toThrow('This work isn’t for sale.');
    const domestic = await offerWork(seller);
    await expect(place(world, domestic, { country: 'US' })).rejects.toThrow(
      'This is not an internationally acceptable order.',
    );
    const abroad = { internationally_acceptable: true, international_agreement_accepted: true };
    const id = await place(world, await offerWork(seller, abroad), { country: 'US' });
    expect(await orderOf(seller, id)).toMatchObject({
      international: true,
      tax_percent: 0,
      amounts: { tax: usd('0.00') },
    });
    await expect(world.play('orders.place', { work_id: 'wrk_none', ready_for: 'Sale' })).rejects.toThrow(
      'Record not found',
    );
  });

  it('prevents the deletion of its work until it has ended', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const id = await place(world, work);
    const remove = () => seller.call({ method: 'DELETE', url: `/product/product/${work.id}` });
    const { number } = await orderOf(seller, id);
    expect(errorOf(await remove())).toEqual({
      status: 409,
      message: `This work can’t be deleted: it’s used in order ${number}.`,
    });
    await step(seller, '/change-order-status', { order_id: id, status: 'Rejected', reason: 'Sold elsewhere' });
    expect((await remove()).statusCode).toBe(200);
    await expect(place(world, work)).rejects.toThrow('Record not found');
  });

  it('is not promised the last piece twice under concurrent requests', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller, { pieces: 1 });
    const ids = [await place(world, work), await place(world, work, { language: 'ja' })];
    const answers = await Promise.all(
      ids.map((order_id) =>
        post(seller, '/change-order-status', { order_id, status: 'Payment Requested', ...charges }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const loser = answers.findIndex(({ statusCode }) => statusCode === 409);
    const { available_actions } = await orderOf(seller, ids[loser] ?? '');
    const paymentRequest = available_actions.find(({ action }) => action === 'request_payment');
    expect(paymentRequest).toMatchObject({ available: false, reason: { code: 'charges_missing' } });
    expect(errorOf(answers[loser] as never).message).toBe('Every piece of this work is promised to another order.');
    await expect(place(world, work)).rejects.toThrow('Every piece of this work is promised');
  });
});

describe('shipment', () => {
  it.each([
    [{ tracking_url: undefined }, 'tracking_url', 'Enter the tracking URL.'],
    [{ tracking_url: 'ftp://x.example' }, 'tracking_url', 'Enter a web address that begins with http:// or https://.'],
    [{ tracking_number: '' }, 'tracking_number', 'Enter the tracking number.'],
    [{ tracking_number: '<b>' }, 'tracking_number', 'Use letters, digits, spaces and . _ / - only.'],
    [{ tracking_date: undefined }, 'tracking_date', 'Enter the tracking date.'],
    [
      { tracking_date: '2026-02-30' },
      'tracking_date',
      'Enter a valid date with digits and hyphens, such as 2026-11-18.',
    ],
    [{ courier_company: ' ' }, 'courier_company', 'Enter the courier company.'],
  ])('rejects %o', async (input, field, message) => {
    const seller = await world.seller();
    const body = { order_id: 'ord_any', ...shipment, tracking_date: '2026-11-18', ...input };
    const answer = await post(seller, '/order-shipped', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [message] });
  });

  it('must be dated between the order date and 60 days ahead', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    const { created_at } = await bringTo(world, seller, order_id, 'Order Confirmed');
    const ship = (tracking_date: string) => post(seller, '/order-shipped', { order_id, ...shipment, tracking_date });
    const early = await ship('2020-01-01');
    const { from, until } = trackingDays(new Date(created_at), world.backend.services.now());
    expect(early.json().errors).toEqual({
      tracking_date: [`Enter a tracking date from ${dateText('en', from)} to ${dateText('en', until)}.`],
    });
    expect(Object.keys((await ship('2199-01-01')).json().errors)).toEqual(['tracking_date']);
    // Both bounds themselves are accepted; they allow for the time zones furthest ahead and behind.
    for (const date of [until, from]) expect((await ship(date)).statusCode, date).toBe(200);
  });
});

describe('bank transfer', () => {
  const reported = async (seller: Awaited<ReturnType<typeof world.seller>>) => {
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Payment', 'bank_transfer');
    return order_id;
  };

  it('is confirmed by the seller, who can open the receipt', async () => {
    const seller = await world.seller();
    const order_id = await reported(seller);
    const order = await orderOf(seller, order_id);
    expect(order).toMatchObject({
      payment_status: 'pending',
      needs_me: true,
      payment_receipts: [{ content_type: 'application/pdf' }],
    });
    const receipt = await world.call({ url: order.payment_receipts[0]?.url ?? '' });
    expect(receipt.body).toContain('Bank transfer');
    const unconfirmed = await post(seller, '/change-order-status', { order_id, status: 'Order Confirmed' });
    expect(errorOf(unconfirmed)).toEqual({
      status: 409,
      message: 'Confirm first that the bank transfer has arrived.',
    });
    expect(await confirmBankPayment(seller, { order_id, reference_number: 'TRX 1' })).toMatchObject({
      status: 'Order Confirmed',
      payment_status: 'confirmed',
      payment_reference: 'TRX 1',
      payment_due_at: null,
    });
    const twice = await sendForm(seller, '/bankPaymentConfirmation', { order_id });
    expect(twice.statusCode).toBe(409);
  });

  it('must be confirmed or denied before the order can be cancelled', async () => {
    const seller = await world.seller();
    const order_id = await reported(seller);
    const cancel = { order_id, status: 'Order Cancelled', reason: 'Damaged' };
    expect(errorOf(await post(seller, '/change-order-status', cancel))).toEqual({
      status: 409,
      message: 'First say whether the bank transfer has arrived.',
    });
    await confirmBankPayment(seller, { order_id, received: 'false' });
    expect((await post(seller, '/change-order-status', cancel)).json().data.refunds).toEqual([]);
  });

  it('that has not arrived returns the order to the payment request', async () => {
    const seller = await world.seller();
    const order_id = await reported(seller);
    expect(await confirmBankPayment(seller, { order_id, received: 'false', reason: 'Nothing came' })).toMatchObject({
      status: 'Payment Requested',
      payment_method: null,
      payment_status: 'none',
    });
    await world.play('orders.pay', { order_id, method: 'wallet' });
    expect((await orderOf(seller, order_id)).payment_status).toBe('confirmed');
  });

  it('cannot be confirmed for a card payment', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Payment');
    const answer = await sendForm(seller, '/bankPaymentConfirmation', { order_id });
    expect(errorOf(answer)).toEqual({ status: 409, message: 'This order wasn’t paid by bank transfer.' });
  });

  it('lapses after exactly 10 days', async () => {
    const seller = await world.seller();
    const order_id = await reported(seller);
    const unpaid = await place(world, await offerWork(seller));
    await requestPayment(seller, unpaid);
    await later(world, 10 * day - minute, async () => {
      await world.tick();
      expect(await statusOf(world, order_id)).toBe('Payment');
    });
    await later(world, 10 * day + minute, async () => {
      await expect(world.play('orders.pay', { order_id: unpaid, method: 'card' })).rejects.toThrow(
        'The time for the payment ended',
      );
      await world.tick();
      expect(await statusOf(world, order_id)).toBe('Order Cancelled');
    });
    const order = await orderOf(seller, order_id);
    expect(order).toMatchObject({ cancellation: { cause: 'payment_lapsed' }, refunds: [], payment_status: 'none' });
    expect(await statusOf(world, unpaid)).toBe('Order Cancelled');
  });

  it('lapses even if lapsing another order fails', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const ids = [await place(world, work), await place(world, work)].sort();
    const [stuck = '', other = ''] = ids;
    for (const id of ids) await requestPayment(seller, id);
    const { services } = world.backend;
    const { queries, now } = services;
    await queries.insert(order_cancellations).values({
      id: newId('can'),
      order_id: stuck,
      seller_id: seller.id,
      cause: 'by_buyer',
      cancelled_at: now(),
    });
    await later(world, 10 * day + minute, async () => {
      const failures: unknown[] = [];
      await runJobs(services, (error) => failures.push(error));
      expect(failures).toHaveLength(1);
      expect(await statusOf(world, other)).toBe('Order Cancelled');
      await queries.delete(order_cancellations).where(eq(order_cancellations.order_id, stuck));
      await world.tick();
      expect(await statusOf(world, stuck)).toBe('Order Cancelled');
    });
  });
});

describe('cancelled order', () => {
  it('is refunded in full; a bank refund needs a reference number and a receipt', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Order Confirmed', 'bank_transfer');
    const cancel = { order_id, status: 'Order Cancelled', reason: '作品に傷が見つかりました。' };
    const cancelled = await step(seller, '/change-order-status', cancel);
    expect(cancelled).toMatchObject({
      status: 'Order Cancelled',
      needs_me: true,
      refunds: [{ amount: usd('2689.50'), status: 'due', by: 'seller' }],
      cancellation: { cause: 'by_seller', reason: '作品に傷が見つかりました。' },
    });
    const bare = await sendForm(seller, '/bankPaymentConfirmation', { order_id, purpose: 'refund' });
    expect(bare.statusCode).toBe(422);
    expect(bare.json().errors).toEqual({
      reference_number: ['Enter the reference number of the refund.'],
      payment_receipt: ['Attach the payment receipt of the refund.'],
    });
    const receipt = Buffer.from('%PDF-1.4\n%%EOF\n');
    const refunded = await confirmBankPayment(
      seller,
      { order_id, purpose: 'refund', reference_number: 'RF-77' },
      receipt,
    );
    expect(refunded).toMatchObject({
      status: 'Order Cancelled',
      payment_status: 'refunded',
      needs_me: false,
      refunds: [
        { status: 'refunded', reference_number: 'RF-77', payment_receipt: { content_type: 'application/pdf' } },
      ],
    });
  });

  it('paid by card is refunded by the operator', async () => {
    const seller = await world.seller();
    const order_id = await place(world, await offerWork(seller));
    await bringTo(world, seller, order_id, 'Payment');
    await world.play('orders.cancel', { order_id, by: 'buyer', reason: 'Found another' });
    const receipt = [{ field: 'payment_receipt', body: Buffer.from('%PDF-1.4\n%%EOF\n') }];
    const fields = { order_id, purpose: 'refund', reference_number: 'RF-1' };
    const answer = await sendForm(seller, '/bankPaymentConfirmation', fields, receipt);
    expect(errorOf(answer).message).toBe('Smart Art refunds this payment, because it wasn’t made by bank transfer.');
    await world.play('orders.refund', { order_id });
    expect(await orderOf(seller, order_id)).toMatchObject({
      cancellation: { cause: 'by_buyer', reason: 'Found another' },
      refunds: [{ status: 'refunded', by: 'house' }],
    });
  });

  it('can be rejected or cancelled by the super admin', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const [first, second] = [await place(world, work), await place(world, work)];
    await world.play('orders.reject', { order_id: first, reason: 'Fraud' });
    await world.play('orders.cancel', { order_id: second, by: 'super_admin', reason: 'Fraud' });
    expect(await orderOf(seller, first)).toMatchObject({ status: 'Rejected', cancellation: { cause: 'rejected' } });
    expect(await orderOf(seller, second)).toMatchObject({ cancellation: { cause: 'by_super_admin' } });
  });
});
