/** An order to buy, from the request to the end (000 section 4; 001 sections 4, 5 and 9). */
import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { offerWork, orderOf, place, requestPayment, shipment, step, today } from './support/orders.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('a purchase', () => {
  it('goes from the request to the close, line by line', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller);
    const id = await place(world, work, { note: 'For our hall', event_name: 'Wedding' });
    const requested = await orderOf(seller, id);
    expect(requested).toMatchObject({
      status: 'Purchase Request',
      needs_me: true,
      event_discount_status: 'requested',
      buyer_note: 'For our hall',
      delivery_address: { country: 'JP' },
      amounts: { price: usd('2400.00'), delivery_charge: null, tax: usd('240.00'), total: usd('2640.00') },
      version: 1,
    });
    expect(requested.timeline.map(({ event }) => event)).toEqual(['requested']);

    const accepted = await step(seller, '/eventDiscountAcceptReject', { order_id: id, action: 'accept' });
    expect(accepted.amounts).toMatchObject({ event_discount: usd('240.00'), net_price: usd('2160.00') });

    const asked = await requestPayment(seller, id);
    expect(asked).toMatchObject({
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
      converted_amounts: { price: { amount: '372000', currency: 'JPY' } },
    });

    await world.play('orders.pay', { order_id: id, method: 'card' });
    expect(await orderOf(seller, id)).toMatchObject({ status: 'Payment', payment_status: 'confirmed', needs_me: true });
    await step(seller, '/change-order-status', { order_id: id, status: 'Order Confirmed' });
    const shipped = await step(seller, '/order-shipped', { order_id: id, ...shipment, tracking_date: today(world) });
    expect(shipped.shipment).toMatchObject({ courier_company: 'Yamato Transport', delivered_at: null });
    await world.play('orders.receive', { order_id: id });
    const delivered = await orderOf(seller, id);
    expect(delivered.status).toBe('Delivered');
    expect(Date.parse(delivered.return_until ?? '') - Date.parse(delivered.shipment?.delivered_at ?? '')).toBe(7 * day);

    world.pass(7 * day + 60_000);
    await world.tick();
    const again = await world.seller({ email: `again-${id}@example.com` });
    expect(again.id).not.toBe(seller.id);
    const row = await world.backend.services.queries.query.orders.findFirst({
      where: (order, { eq }) => eq(order.id, id),
    });
    expect(row?.status).toBe('Closed');
    world.pass(-(7 * day + 60_000));
    expect((await orderOf(seller, id)).timeline.map(({ event }) => event)).toEqual([
      'requested',
      'event_discount_accepted',
      'payment_requested',
      'paid',
      'order_confirmed',
      'shipped',
      'delivered',
      'closed',
    ]);
  });
});
