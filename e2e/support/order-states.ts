import { type Order, ordersOf } from './orders.ts';
import type { PictureFile } from './pictures.ts';
import type { Seller } from './sellers.ts';
import type { Stack } from './stack.ts';

const charges = {
  delivery_charge: { amount: '45.00', currency: 'USD' },
  insurance_charge: { amount: '15.50', currency: 'USD' },
};

const parcel = {
  tracking_url: 'https://track.example.com/parcel/4402-1187',
  tracking_number: '4402-1187-3301',
  tracking_date: '2026-04-05',
  courier_company: 'Yamato Transport',
};

/** Orders of one seller, one per distinct-looking step. @param receipt the proof of a refund */
export async function orderStatesOf(stack: Stack, seller: Seller, receipt: PictureFile) {
  const orders = await ordersOf(stack, seller, 'Harbour before rain');
  const change = ({ id: order_id }: Order, status: string, more: object = {}) =>
    orders.take('change-order-status', { order_id, status, ...more });

  const paid = async (method: 'card' | 'bank_transfer', ask: object = {}) => {
    const order = await orders.place(ask);
    await change(order, 'Payment Requested', charges);
    await orders.buyer('pay', order, { method });
    if (method === 'bank_transfer')
      await orders.send('bankPaymentConfirmation', order, { reference_number: 'MZ 8841' });
    else await change(order, 'Order Confirmed');
    return order;
  };
  const delivered = async (ask: object = {}) => {
    const order = await paid('card', ask);
    await orders.take('order-shipped', { order_id: order.id, ...parcel });
    await orders.buyer('receive', order);
    return order;
  };
  const back = async (ask: object, answer: string) => {
    const order = await delivered(ask);
    await orders.buyer('request-return', order, { reason: 'It is larger than our wall.' });
    await orders.take(answer, { order_id: order.id, action: 'accept' });
    return order;
  };
  const rented = { ready_for: 'Rent', months: 3 };

  const requested = await orders.place();
  const toShip = await paid('card');
  const transferred = await paid('bank_transfer');
  const owed = await paid('bank_transfer');
  await change(owed, 'Order Cancelled', { reason: 'The frame broke in the studio.' });
  const refunded = await paid('bank_transfer');
  await change(refunded, 'Order Cancelled', { reason: 'The frame broke in the studio.' });
  await orders.send('bankPaymentConfirmation', refunded, { purpose: 'refund', reference_number: 'R 2207' }, receipt);
  const unpaid = await orders.place();
  await orders.buyer('cancel', unpaid, { reason: 'We found another.' });
  const returning = await back({}, 'returnRequestAcceptReject');
  const renewed = await delivered(rented);
  await orders.take('rent_renewal_onoff', { order_id: renewed.id, renewal: true });
  await orders.buyer('renew', renewed, { months: 3 });
  const forfeited = await back(rented, 'returnRentRequestAcceptReject');
  await orders.buyer('ship-return', forfeited);
  const found = { condition: 'damaged', condition_note: 'A tear at the left edge.', deposit: 'forfeited_to_seller' };
  await orders.send('rent-return-order-recevied', forfeited, found, receipt, 'photographs');
  const all = { requested, toShip, transferred, owed, refunded, unpaid, returning, renewed, forfeited };
  return Object.fromEntries(Object.entries(all).map(([name, { id }]) => [name, id])) as Record<
    keyof typeof all,
    string
  >;
}
