/**
 * Tries every step of every actor in every state of a purchase or rental order: offered steps succeed, and all others
 * are rejected with the stated reason and change nothing.
 */
import { describe, expect, it } from 'vitest';
import { orderStatusAfter, returnStatusAfter } from '../src/orders/process-of.ts';
import { findOrder } from '../src/orders/record.ts';
import type { Actor } from '../src/processes/process.ts';
import {
  bringTo,
  charges,
  confirmBankPayment,
  offerWork,
  orderOf,
  place,
  post,
  requestPayment,
  sendForm,
  shipment,
  step,
  today,
} from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { withoutSignatures } from './support/signatures.ts';
import { type Product, type Seller, useWorld } from './support/world.ts';

const world = useWorld();

/** The order details without the signatures of its file URLs, which change with time. */
const snapshotOf = async (seller: Seller, order_id: string): ReturnType<typeof orderOf> =>
  JSON.parse(withoutSignatures(JSON.stringify(await orderOf(seller, order_id))));

type Kind = 'buy' | 'rent';
interface OrderRef {
  seller: Seller;
  order_id: string;
}
type Setup = (at: OrderRef) => Promise<unknown>;
type Answer = Awaited<ReturnType<Seller['call']>>;

const photograph = await jpeg(40, 30);
const status =
  (value: string, more: object = {}) =>
  (at: OrderRef) =>
    post(at.seller, '/change-order-status', { order_id: at.order_id, status: value, ...more });
const answerOf =
  (path: string, action: string) =>
  ({ seller, order_id }: OrderRef) =>
    post(seller, path, { order_id, action, reason: 'It is so' });
const formOf =
  (path: string, fields: Record<string, string>, file?: string) =>
  ({ seller, order_id }: OrderRef) =>
    sendForm(seller, path, { order_id, ...fields }, file ? [{ field: file, body: photograph }] : []);

const returnPaths = {
  buy: ['/returnRequestAcceptReject', '/return-order-recevied'],
  rent: ['/returnRentRequestAcceptReject', '/rent-return-order-recevied'],
} as const;

/** The seller's calls, each with its actions: the shipping call also corrects a shipment. */
function sellersCalls(kind: Kind): [string[], (at: OrderRef) => Promise<Answer>][] {
  const [answerPath, receivedPath] = returnPaths[kind];
  const named = (step: string) => (kind === 'rent' ? step.replace('return', 'rent_return') : step);
  const received = { condition: 'as_sent', ...(kind === 'rent' && { deposit: 'refunded' }) };
  return [
    [['set_charges'], status('Purchase Request')],
    [['request_payment'], status('Payment Requested')],
    [['confirm_order'], status('Order Confirmed')],
    [['reject_order'], status('Rejected', { reason: 'Not for sale' })],
    [['cancel_order'], status('Order Cancelled', { reason: 'Damaged' })],
    [['accept_event_discount'], answerOf('/eventDiscountAcceptReject', 'accept')],
    [['reject_event_discount'], answerOf('/eventDiscountAcceptReject', 'reject')],
    [['confirm_bank_payment'], formOf('/bankPaymentConfirmation', {})],
    [['refuse_bank_payment'], formOf('/bankPaymentConfirmation', { received: 'false' })],
    [
      ['record_refund'],
      formOf('/bankPaymentConfirmation', { purpose: 'refund', reference_number: 'R 1' }, 'payment_receipt'),
    ],
    [['record_condition'], formOf('/order-condition', {}, 'photographs')],
    [
      ['mark_shipped', 'correct_shipment'],
      ({ seller, order_id }) => post(seller, '/order-shipped', { order_id, ...shipment, tracking_date: today(world) }),
    ],
    [[named('accept_return')], answerOf(answerPath, 'accept')],
    [[named('reject_return')], answerOf(answerPath, 'reject')],
    // Confirming a return also ends an expired rental.
    [
      [named('confirm_return_received'), ...(kind === 'rent' ? ['end_rent'] : [])],
      formOf(receivedPath, received, 'photographs'),
    ],
    ...(kind === 'rent'
      ? [
          [
            ['set_rent_renewal'],
            ({ seller, order_id }: OrderRef) => post(seller, '/rent_renewal_onoff', { order_id, renewal: false }),
          ] as [string[], (at: OrderRef) => Promise<Answer>],
        ]
      : []),
  ];
}

/** Steps of other actors: their names in the transition tables, and the sandbox action that plays them. */
const stepsOfOthers: [Actor, string[], string, Record<string, string | number>][] = [
  ['buyer', ['pay'], 'orders.pay', { method: 'card' }],
  ['buyer', ['cancel_order'], 'orders.cancel', { by: 'buyer', reason: 'No' }],
  ['super_admin', ['cancel_order'], 'orders.cancel', { by: 'super_admin', reason: 'No' }],
  ['buyer', ['receive'], 'orders.receive', {}],
  ['buyer', ['request_return', 'request_rent_return'], 'orders.request-return', { reason: 'Too large' }],
  ['buyer', ['ship_return', 'ship_rent_return'], 'orders.ship-return', {}],
  ['buyer', ['renew_rent'], 'orders.renew', { months: 3 }],
  ['super_admin', ['reject_order', 'reject_return', 'reject_rent_return'], 'orders.reject', { reason: 'No' }],
  ['super_admin', ['record_refund'], 'orders.refund', {}],
];

/** How to reach each state from the request. */
function setupsOf(kind: Kind): Record<string, Setup> {
  const [answerPath, receivedPath] = returnPaths[kind];
  const to =
    (reached: Parameters<typeof bringTo>[3], method?: string): Setup =>
    ({ seller, order_id }) =>
      bringTo(world, seller, order_id, reached, method);
  const sequence =
    (...setups: Setup[]): Setup =>
    async (at) => {
      for (const setup of setups) await setup(at);
    };
  const answered =
    (action: string): Setup =>
    ({ seller, order_id }) =>
      step(seller, answerPath, { order_id, action, reason: 'It is so' });
  const play =
    (action: string, input: Record<string, string> = {}): Setup =>
    ({ order_id }) =>
      world.play(action, { order_id, ...input });
  const received: Setup = async ({ seller, order_id }) => {
    const deposit: Record<string, string> = kind === 'rent' ? { deposit: 'refunded' } : {};
    const answer = await sendForm(seller, receivedPath, { order_id, condition: 'as_sent', ...deposit });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const cancelled = play('orders.cancel', { reason: 'No' });
  const back = sequence(to('Return Request'), answered('accept'), play('orders.ship-return'), received);
  return {
    requested: async () => {},
    'requested, with charges': ({ seller, order_id }) =>
      step(seller, '/change-order-status', { order_id, status: 'Purchase Request', ...charges }),
    'awaiting payment': to('Payment Requested'),
    paid: to('Payment'),
    'paid by an unconfirmed bank transfer': sequence(
      ({ seller, order_id }) => requestPayment(seller, order_id),
      play('orders.pay', { method: 'bank_transfer' }),
    ),
    confirmed: to('Order Confirmed'),
    shipped: to('Shipped'),
    delivered: to('Delivered'),
    'return requested': to('Return Request'),
    'return rejected': sequence(to('Return Request'), answered('reject')),
    'return accepted': sequence(to('Return Request'), answered('accept')),
    'return shipped': sequence(to('Return Request'), answered('accept'), play('orders.ship-return')),
    'return received, refund due by the operator': back,
    'return received, refund due by the seller': sequence(
      to('Return Request', 'bank_transfer'),
      answered('accept'),
      play('orders.ship-return'),
      received,
    ),
    closed: sequence(back, play('orders.refund')),
    rejected: play('orders.reject', { reason: 'No' }),
    'cancelled before payment': sequence(to('Payment Requested'), cancelled),
    'cancelled, refund due by the seller': sequence(to('Order Confirmed', 'bank_transfer'), cancelled),
    'cancelled and refunded': sequence(to('Payment'), cancelled, play('orders.refund')),
  };
}

const orderInput = { buy: { event_name: 'A wedding' }, rent: { ready_for: 'Rent', months: 3 } } as const;

interface Offer {
  seller: Seller;
  work: Product;
}

async function createOrder(
  kind: Kind,
  { seller, work }: Offer,
  setup: Setup,
  input: Record<string, string | number> = {},
) {
  const order_id = await place(world, work, { ...(kind === 'rent' && orderInput.rent), ...input });
  await setup({ seller, order_id });
  return { seller, order_id };
}

const recordOf = async (order_id: string) => {
  const { queries } = world.backend.services;
  const record = await findOrder(queries, { id: order_id, kinds: ['buy', 'rent'] });
  if (!record) throw new Error(`No order ${order_id}`);
  return record;
};

/** Whether the transition tables allow the actor one of these actions on the order. */
async function isAllowed(order_id: string, actor: Actor, actions: string[]): Promise<boolean> {
  const record = await recordOf(order_id);
  return [orderStatusAfter, returnStatusAfter].some((take) =>
    actions.some((action) => {
      try {
        take(record, action, world.backend.services.now(), actor);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

const cases = (['buy', 'rent'] as const).flatMap((kind) => [
  ...Object.entries(setupsOf(kind)).map(([name, setup]) => [kind, name, setup, {}] as const),
  [kind, 'requested, with an event discount', async () => {}, { event_name: 'A wedding' }] as const,
]);

describe.each(cases)('%s order: %s', (kind, _name, setup, input) => {
  it('accepts exactly the actions offered to the seller', async () => {
    const seller = await world.seller();
    const offer = { seller, work: await offerWork(seller) };
    const target = await createOrder(kind, offer, setup, input);
    const before = await snapshotOf(seller, target.order_id);
    const offered = new Map(before.available_actions.map((one) => [one.action, one]));
    const calls = sellersCalls(kind);
    expect(calls.flatMap(([actions]) => actions).sort()).toEqual([...offered.keys()].sort());
    const open = calls.filter(([actions]) => actions.some((action) => offered.get(action)?.available));
    for (const [actions, call] of calls.filter((one) => !open.includes(one))) {
      const answer = await call(target);
      expect([answer.statusCode, answer.body], actions.join()).toEqual([409, expect.any(String)]);
      const reasons = actions.map((action) => offered.get(action)?.reason);
      expect(reasons, `${actions}: ${answer.body}`).toContainEqual(answer.json().reason);
    }
    expect(await snapshotOf(seller, target.order_id)).toEqual(before);
    for (const [actions, call] of open) {
      const fresh = await createOrder(kind, offer, setup, input);
      const answer = await call(fresh);
      expect([answer.statusCode, answer.body], actions.join()).toEqual([200, expect.any(String)]);
    }
  });

  it('accepts exactly the steps of other actors that the transition tables allow', async () => {
    const seller = await world.seller();
    const offer = { seller, work: await offerWork(seller) };
    const target = await createOrder(kind, offer, setup, input);
    const before = await snapshotOf(seller, target.order_id);
    const open: typeof stepsOfOthers = [];
    for (const one of stepsOfOthers) {
      const [actor, actions, action, fields] = one;
      if (await isAllowed(target.order_id, actor, actions)) open.push(one);
      else await expect(world.play(action, { order_id: target.order_id, ...fields }), action).rejects.toThrow();
    }
    expect(await snapshotOf(seller, target.order_id)).toEqual(before);
    for (const [, , action, fields] of open) {
      const { order_id } = await createOrder(kind, offer, setup, input);
      await world.play(action, { order_id, ...fields });
      const after = await recordOf(order_id);
      expect(after.order.version, action).toBeGreaterThan(before.version);
    }
  });
});

it('applies one of twenty concurrent confirmations and rejects the others with the reason', async () => {
  const seller = await world.seller();
  const order_id = await place(world, await offerWork(seller));
  await bringTo(world, seller, order_id, 'Payment');
  const { version } = await orderOf(seller, order_id);
  const confirm = () => post(seller, '/change-order-status', { order_id, status: 'Order Confirmed' });
  const answers = await Promise.all(Array.from({ length: 20 }, confirm));
  const others = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(others).toHaveLength(19);
  for (const answer of others) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().reason).toEqual({ code: 'wrong_status', values: { status: 'Order Confirmed' } });
  }
  const after = await orderOf(seller, order_id);
  expect(after.version).toBe(version + 1);
  expect(after.timeline.filter(({ event }) => event === 'order_confirmed')).toHaveLength(1);
});

it('accepts one of twenty saves of the same version and returns 412 with the current order', async () => {
  const seller = await world.seller();
  const order_id = await place(world, await offerWork(seller));
  const headers = { 'if-match': '"1"' };
  const saveCharges = (delivery: number) =>
    post(
      seller,
      '/change-order-status',
      {
        order_id,
        status: 'Purchase Request',
        delivery_charge: { amount: `${delivery}.00`, currency: 'USD' },
        insurance_charge: { amount: '0', currency: 'USD' },
      },
      headers,
    );
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => saveCharges(index + 1)));
  const [accepted, ...more] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(more).toHaveLength(0);
  const savedCharge = accepted?.json().data.amounts.delivery_charge;
  for (const answer of answers.filter((one) => one !== accepted)) {
    expect(answer.statusCode).toBe(412);
    expect(answer.json().current).toMatchObject({ version: 2, amounts: { delivery_charge: savedCharge } });
  }
  expect(await orderOf(seller, order_id)).toMatchObject({ version: 2, amounts: { delivery_charge: savedCharge } });
});

it('decides a bank transfer once when it is confirmed and denied concurrently', async () => {
  const seller = await world.seller();
  const order_id = await place(world, await offerWork(seller));
  await requestPayment(seller, order_id);
  await world.play('orders.pay', { order_id, method: 'bank_transfer' });
  const answers = await Promise.allSettled([
    confirmBankPayment(seller, { order_id }),
    confirmBankPayment(seller, { order_id, received: 'false' }),
    confirmBankPayment(seller, { order_id }),
  ]);
  const accepted = answers.filter(({ status: outcome }) => outcome === 'fulfilled');
  expect(accepted).toHaveLength(1);
  const { timeline } = await orderOf(seller, order_id);
  expect(
    timeline.filter(({ event }) => event === 'payment_confirmed' || event === 'payment_not_received'),
  ).toHaveLength(1);
});
