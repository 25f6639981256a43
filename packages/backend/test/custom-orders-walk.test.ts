/**
 * Tries every action of every actor in every state of a custom order and its piece: available actions succeed, the
 * others are rejected with the announced reason and change nothing.
 */
import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { factsOf } from '../src/custom-orders/facts.ts';
import { findCustomOrder, piecesOfOrders, stateOfRecord } from '../src/custom-orders/find.ts';
import { orderStatusAfter } from '../src/orders/process-of.ts';
import { findOrder } from '../src/orders/record.ts';
import { artPieceProcess } from '../src/processes/art-piece.ts';
import { customOrderProcess, stateOf } from '../src/processes/custom.ts';
import { type Actor, take } from '../src/processes/process.ts';
import { artPieces, tracking } from './support/art-pieces.ts';
import { signInAgain } from './support/crowdfunding.ts';
import { post, sendForm } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const { update, report, ship, addImages, deliver, comment } = artPieces;
const photograph = await jpeg(40, 30);

interface OrderRef {
  seller: Seller;
  order: string;
  piece: string;
}
type Setup = (at: OrderRef) => Promise<unknown>;
type Answer = Awaited<ReturnType<Seller['call']>>;
type Call = (at: OrderRef) => Promise<Answer>;

const today = () => world.backend.services.now().toISOString().slice(0, 10);
const offer = {
  title: 'Harbour at dawn',
  completion_date: '2099-02-20',
  normal_cost: { amount: '2400', currency: 'USD' },
  delivery_charge: { amount: '45', currency: 'USD' },
  insurance_charge: { amount: '0', currency: 'USD' },
};

const reported =
  (status: string, more: object = {}): Call =>
  ({ seller, piece }) =>
    report(seller, { art_piece_id: piece, status, ...more });
const transfer =
  (fields: Record<string, string>, file?: string): Call =>
  ({ seller, order }) =>
    sendForm(
      seller,
      '/bankPaymentConfirmation',
      { order_id: order, ...fields },
      file ? [{ field: file, body: photograph }] : [],
    );
const parcel: Call = ({ seller, piece }) => ship(seller, tracking(piece, today()));

/** The seller's calls for an order, each with its action. */
const orderCalls: [string, Call][] = [
  ['accept', reported('artist_accepted')],
  ['apply_for_auction', reported('auction_applied')],
  ['decline', reported('artist_not_accepted', { note: 'No time' })],
  ['confirm_bank_payment', transfer({})],
  ['refuse_bank_payment', transfer({ received: 'false' })],
  [
    'cancel_order',
    ({ seller, order }) =>
      post(seller, '/change-order-status', { order_id: order, status: 'Order Cancelled', reason: 'Damaged' }),
  ],
  ['record_refund', transfer({ purpose: 'refund', reference_number: 'R 1' }, 'payment_receipt')],
];

/** The seller's calls for a piece: the piece's status decides which of the actions a call is. */
const pieceCalls: [string[], Call][] = [
  [['edit'], ({ seller, piece }) => update(seller, piece, { ...offer, title: 'Another name' })],
  [['start', 'report_progress', 'reopen'], reported('in_progress', { percent: 50 })],
  [['complete'], reported('completed')],
  [['add_images'], ({ seller, piece }) => addImages(seller, piece)],
  [['ship', 'correct_tracking'], parcel],
  [['deliver'], ({ seller, piece }) => deliver(seller, piece)],
  [['comment'], ({ seller, piece }) => comment(seller, { art_piece_id: piece, comment: 'The green is right.' })],
];

/** Actions of other actors, as named in the transition tables, and the sandbox action that triggers each. */
const stepsOfOthers: [Actor, string[], string, Record<string, string>][] = [
  ['buyer', ['accept_artist'], 'custom-orders.accept-artist', {}],
  ['buyer', ['choose_another'], 'custom-orders.choose-another', {}],
  ['buyer', ['cancel'], 'custom-orders.cancel', {}],
  ['buyer', ['pay'], 'custom-orders.pay', {}],
  ['buyer', ['report_transfer'], 'custom-orders.transfer', {}],
  ['super_admin', ['confirm_transfer'], 'custom-orders.confirm-transfer', {}],
  ['buyer', ['confirm_receipt'], 'custom-orders.receive', {}],
];

const sequence =
  (...setups: Setup[]): Setup =>
  async (at) => {
    for (const setup of setups) {
      const answer = (await setup(at)) as Partial<Answer> | undefined;
      if (answer?.statusCode)
        expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy(isSuccess), answer.body]);
    }
  };
const isSuccess = (status: number) => status >= 200 && status < 300;
const play =
  (action: string, input: Record<string, string> = {}): Setup =>
  ({ order }) =>
    world.play(`custom-orders.${action}`, { order, ...input });

const offered: Setup = ({ seller, piece }) => update(seller, piece, offer);
const accepted = sequence(offered, reported('artist_accepted'));
const applied = sequence(offered, reported('auction_applied'));
const paying = sequence(accepted, play('transfer'));
const confirmed = sequence(accepted, play('pay'));
const begun = sequence(confirmed, reported('in_progress', { percent: 30 }));
const shown = sequence(begun, ({ seller, piece }) => addImages(seller, piece));
const completed = sequence(shown, reported('completed'));
const shipped = sequence(completed, parcel);
const delivered = sequence(shipped, play('receive'));
const cancelled: Setup = ({ seller, order }) =>
  post(seller, '/change-order-status', { order_id: order, status: 'Order Cancelled', reason: 'Damaged' });
const byTransfer = sequence(paying, transfer({}));

/** Every situation: its name, its state, how to reach it and the input of the order. */
const situations: [string, string, Setup, Record<string, string>][] = [
  ['requested', 'placed', async () => {}, {}],
  ['requested, with an offer', 'placed', offered, {}],
  ['requested by auction', 'placed', offered, { auction: 'true' }],
  ['applied for by the artist', 'auction_applied', applied, { auction: 'true' }],
  ['accepted', 'artist_accepted', accepted, {}],
  ['won by auction', 'artist_accepted', sequence(applied, play('accept-artist')), { auction: 'true' }],
  ['awaiting a bank transfer', 'paying', paying, {}],
  ['paid', 'confirmed', confirmed, {}],
  ['in progress', 'in_progress', begun, {}],
  ['in progress, with photos', 'in_progress', shown, {}],
  ['completed', 'completed', completed, {}],
  ['shipped', 'shipped', shipped, {}],
  ['delivered', 'delivered', delivered, {}],
  [
    'closed',
    'closed',
    sequence(delivered, async (at) => {
      world.pass(8 * day);
      await world.tick();
      // The session has expired by now.
      at.seller = await signInAgain(world, at.seller);
    }),
    {},
  ],
  ['declined', 'artist_not_accepted', reported('artist_not_accepted'), {}],
  ['given to another artist', 'artist_not_accepted', sequence(applied, play('choose-another')), { auction: 'true' }],
  ['cancelled before payment', 'cancelled', play('cancel'), {}],
  ['cancelled, refund due from the operator', 'cancelled', sequence(confirmed, cancelled), {}],
  ['cancelled, refund due from the seller', 'cancelled', sequence(byTransfer, cancelled), {}],
  [
    'cancelled and refunded',
    'cancelled',
    sequence(byTransfer, cancelled, transfer({ purpose: 'refund', reference_number: 'R 1' }, 'payment_receipt')),
    {},
  ],
];

async function createOrder(setup: Setup, input: Record<string, string>): Promise<OrderRef> {
  const seller = await world.seller();
  const { id: order = '' } = await world.play('custom-orders.place', { seller: seller.email, title: 'Dawn', ...input });
  const target = { seller, order, piece: (await read({ seller, order })).art_pieces[0].id };
  await sequence(setup)(target);
  return target;
}

const read = async ({ seller, order }: Pick<OrderRef, 'seller' | 'order'>) =>
  (await seller.call({ url: `/product/orders-custom-details/${order}` })).json().data;
const pieceOf = async ({ seller, piece }: OrderRef) =>
  (await seller.call({ url: `/product/get-art-peice-data/${piece}` })).json().data;
const snapshot = async (at: OrderRef) => {
  const both = { order: await read(at), piece: await pieceOf(at) };
  return JSON.parse(JSON.stringify(both).replace(/expires=\d+&signature=[\w-]+/g, ''));
};

/** Whether the transition tables allow the actor one of these actions now. */
async function isAllowed({ seller, order }: OrderRef, actor: Actor, actions: string[]): Promise<boolean> {
  const { queries, now } = world.backend.services;
  const record = await findCustomOrder(queries, seller.id, order);
  const shared = await findOrder(queries, { id: order, kinds: ['custom'] });
  if (!record || !shared) throw new Error(`order ${order} not found`);
  const facts = factsOf(record, await piecesOfOrders(queries, [order]));
  const attempts = actions.flatMap((action) => [
    () => take(customOrderProcess, action, stateOfRecord(record), facts, now(), actor),
    () => orderStatusAfter(shared, action, now(), actor),
  ]);
  return attempts.some((attempt) => {
    try {
      attempt();
      return true;
    } catch {
      return false;
    }
  });
}

interface ActionState {
  action: string;
  available: boolean;
  reason: unknown;
}

describe.each(situations)('a custom order that is %s', (_name, state, setup, input) => {
  it('accepts exactly the available actions of its seller', async () => {
    const target = await createOrder(setup, input);
    const before = await snapshot(target);
    expect(stateOf(before.order.status, before.order.stage)).toBe(state);
    const ofOrder: ActionState[] = before.order.available_actions;
    const ofPiece: ActionState[] = before.piece.available_actions;
    const calls = [
      ...orderCalls.map(([action, call]) => ({ actions: [action], call, offers: ofOrder })),
      ...pieceCalls.map(([actions, call]) => ({ actions, call, offers: ofPiece })),
    ];
    for (const offers of [ofOrder, ofPiece]) {
      const known = calls.filter((one) => one.offers === offers).flatMap(({ actions }) => actions);
      expect(known.sort()).toEqual(offers.map(({ action }) => action).sort());
    }
    const offersOf = ({ actions, offers }: (typeof calls)[number]) =>
      offers.filter(({ action }) => actions.includes(action));
    const open = calls.filter((one) => offersOf(one).some(({ available }) => available));
    for (const one of calls.filter((other) => !open.includes(other))) {
      const answer = await one.call(target);
      expect([answer.statusCode, answer.body], one.actions.join()).toEqual([409, expect.any(String)]);
      const reasons = offersOf(one).map(({ reason }) => reason);
      expect(reasons, `${one.actions}: ${answer.body}`).toContainEqual(answer.json().reason);
    }
    expect(await snapshot(target)).toEqual(before);
    for (const { actions, call } of open) {
      const answer = await call(await createOrder(setup, input));
      expect([answer.statusCode, answer.body], actions.join()).toEqual([expect.toSatisfy(isSuccess), answer.body]);
    }
  });

  it('accepts exactly the actions of other actors that the transition tables allow', async () => {
    const target = await createOrder(setup, input);
    const before = await snapshot(target);
    const open: typeof stepsOfOthers = [];
    for (const one of stepsOfOthers) {
      const [actor, actions, action, fields] = one;
      if (await isAllowed(target, actor, actions)) open.push(one);
      else await expect(world.play(action, { order: target.order, ...fields }), action).rejects.toThrow();
    }
    expect(await snapshot(target)).toEqual(before);
    for (const [, , action, fields] of open) {
      const fresh = await createOrder(setup, input);
      const { version } = await read(fresh);
      await world.play(action, { order: fresh.order, ...fields });
      expect((await read(fresh)).version, action).toBeGreaterThan(version);
    }
  });
});

it('covers every state and action of the transition tables', () => {
  expect(new Set(situations.map(([, state]) => state))).toEqual(new Set(customOrderProcess.states));
  const steps = artPieceProcess.transitions.map(({ action }) => action);
  expect(new Set(pieceCalls.flatMap(([actions]) => actions))).toEqual(new Set(steps));
});
