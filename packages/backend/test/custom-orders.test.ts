import { beforeEach, describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { ledger_entries, order_cancellations, outbox } from '../src/db/schema/index.ts';
import { customOrderProcess, seenOf, stateOf } from '../src/processes/custom.ts';
import { artPieces, tracking } from './support/art-pieces.ts';
import { signInAgain } from './support/crowdfunding.ts';
import { post, sendForm } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { form, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const { get, update, report, ship, addImages, deliver } = artPieces;
let seller: Seller;

beforeEach(async () => {
  seller = await world.seller();
});

interface Piece {
  id: string;
  title: string;
}

const list = (query = '') => seller.call({ url: `/product/custom-orders-list-seller${query}` });
const details = (id: string) => seller.call({ url: `/product/orders-custom-details/${id}` });
const read = async (id: string) => (await details(id)).json().data;
const play = (name: string, order: string) => world.play(`custom-orders.${name}`, { order });
const today = () => world.backend.services.now().toISOString().slice(0, 10);

async function place(more: Record<string, string> = {}): Promise<string> {
  const title = 'Two views of the harbour';
  const { id } = await world.play('custom-orders.place', { seller: seller.email, title, ...more });
  return id ?? '';
}

const offer = (currency: 'USD' | 'JPY' = 'USD') => ({
  title: 'Harbour at dawn',
  completion_date: '2099-02-20',
  normal_cost: { amount: currency === 'USD' ? '2400' : '372000', currency },
  delivery_charge: { amount: currency === 'USD' ? '45' : '6000', currency },
  insurance_charge: { amount: '0', currency },
});

/** Offers every piece of an order. @returns their ids */
async function offerAll(id: string): Promise<string[]> {
  const { art_pieces: pieces } = await read(id);
  for (const piece of pieces as Piece[]) {
    const answer = await update(seller, piece.id, { ...offer(), title: piece.title });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  return pieces.map((piece: Piece) => piece.id);
}

const answer = (piece = '', status = 'artist_accepted', note?: string) =>
  report(seller, { art_piece_id: piece, status, note });

async function make(piece: string) {
  await report(seller, { art_piece_id: piece, status: 'in_progress', percent: 30 });
  await addImages(seller, piece);
  return report(seller, { art_piece_id: piece, status: 'completed' });
}

describe('custom order', () => {
  it('goes from request to delivery and closes after the return window', async () => {
    const id = await place({ pieces: '2', budget: '5000', needed_by: '2099-03-01', description: 'In blue' });
    expect(await read(id)).toMatchObject({
      number: expect.stringMatching(/^SA-\d{6}$/),
      status: 'Purchase Request',
      stage: 'placed',
      needs_me: true,
      buyer: { name: 'Emma Larsen', kind: 'personal' },
      budget: { amount: '5000.00', currency: 'USD' },
      amounts: { total: { amount: '0.00', currency: 'USD' } },
      pieces: 2,
      description: 'In blue',
      art_pieces: [
        { title: 'Two views of the harbour (1/2)', status: 'not_started' },
        { title: 'Two views of the harbour (2/2)' },
      ],
      timeline: [{ event: 'placed', actor: { kind: 'buyer', name: 'Emma Larsen' } }],
    });
    const [first = ''] = (await read(id)).art_pieces.map((piece: Piece) => piece.id);
    const early = await answer(first);
    expect(early.json().reason.code).toBe('offer_not_whole');
    const [, second = ''] = await offerAll(id);
    expect((await read(id)).amounts).toMatchObject({
      price: { amount: '4800.00' },
      delivery_charge: { amount: '90.00' },
      insurance_charge: { amount: '0.00' },
      tax: { amount: '0.00' },
      total: { amount: '4890.00' },
      service_charge: { amount: '576.00' },
      amount_received: { amount: '4314.00' },
    });
    const auction = await answer(first, 'auction_applied');
    expect(auction.json().reason.code).toBe('custom_order_without_auction');
    expect((await answer(first)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'Payment Requested',
      stage: 'artist_accepted',
      needs_me: false,
      payment_due_at: expect.any(String),
    });
    const fixed = await update(seller, first, { ...offer(), normal_cost: { amount: '9000', currency: 'USD' } });
    expect(fixed.json().errors).toEqual({ normal_cost: ['This cost is agreed and can’t be changed.'] });
    const unpaid = await report(seller, { art_piece_id: first, status: 'in_progress' });
    expect(unpaid.json().reason.code).toBe('piece_may_not_begin');

    await play('pay', id);
    expect(await read(id)).toMatchObject({
      status: 'Order Confirmed',
      stage: 'artist_accepted',
      payment_method: 'card',
    });
    const booked = await world.backend.services.queries.select().from(ledger_entries);
    expect(booked.filter(({ order_id }) => order_id === id)).toMatchObject([
      { direction: 'credit', cause: 'custom', amount: '4314.00', currency: 'USD' },
    ]);

    await make(first);
    expect(await read(id)).toMatchObject({ stage: 'in_progress', completed_pieces: 1, percent: 50 });
    await ship(seller, tracking(first, today()));
    const change = { order_id: id, status: 'Order Cancelled', reason: 'A flood' };
    const late = await post(seller, '/change-order-status', change);
    expect(late.statusCode).toBe(409);
    expect(late.json().reason.code).toBe('piece_sent');
    await make(second);
    expect(await read(id)).toMatchObject({ status: 'Order Confirmed', stage: 'completed', percent: 100 });
    await report(seller, { art_piece_id: second, status: 'in_progress', percent: 80 });
    expect((await read(id)).stage).toBe('in_progress');
    await report(seller, { art_piece_id: second, status: 'completed' });
    await ship(seller, tracking(second, today()));
    expect(await read(id)).toMatchObject({ status: 'Shipped', needs_me: true, shipped_at: expect.any(String) });
    await deliver(seller, first);
    const last = await deliver(seller, second, 'deliver-once');
    expect((await deliver(seller, second, 'deliver-once')).statusCode).toBe(201);
    expect(last.json().data).toMatchObject({ status: 'delivered', belongs_to: { kind: 'custom_order', id } });
    const delivered = await read(id);
    expect(delivered).toMatchObject({ status: 'Delivered', stage: 'completed', needs_me: false });
    expect(delivered.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'placed',
      'artist_accepted',
      'confirmed',
      'in_progress',
      'completed',
      'in_progress',
      'completed',
      'shipped',
      'delivered',
    ]);
    await world.play('operator.settings', { return_window_days: 2 });
    world.pass(new Date(delivered.delivered_at).getTime() + 2 * day - 60_000 - world.backend.services.now().getTime());
    await world.tick();
    seller = await signInAgain(world, seller);
    expect(await read(id)).toMatchObject({ status: 'Delivered' });
    world.pass(60_001);
    await world.tick();
    await world.play('operator.settings', { return_window_days: 7 });
    expect(await read(id)).toMatchObject({ status: 'Closed', stage: 'completed', closed_at: expect.any(String) });
    const mails = (await world.backend.services.queries.select().from(outbox)).map(({ payload }) => payload);
    expect(JSON.stringify(mails)).toContain('is on its way.');
  });

  it('by auction is applied for by the artist and decided on by the buyer', async () => {
    const id = await place({ auction: 'true', language: 'ja', currency: 'JPY', email: 'megumi@example.com' });
    const [piece] = (await read(id)).art_pieces;
    const wrong = await update(seller, piece.id, { ...offer('USD') });
    expect(Object.keys(wrong.json().errors)).toContain('normal_cost.currency');
    const yen = { ...offer('JPY'), delivery_charge: { amount: '6000.5', currency: 'JPY' } };
    expect(Object.keys((await update(seller, piece.id, yen)).json().errors)).toEqual(['delivery_charge.amount']);
    await update(seller, piece.id, offer('JPY'));
    // Deliveries within Japan include consumption tax.
    expect((await read(id)).amounts).toMatchObject({ tax: { amount: '37800' }, total: { amount: '415800' } });
    expect((await answer(piece.id)).json().reason.code).toBe('custom_order_by_auction');
    await answer(piece.id, 'auction_applied');
    expect(await read(id)).toMatchObject({ status: 'Purchase Request', stage: 'auction_applied', needs_me: false });
    await play('accept-artist', id);
    expect(await read(id)).toMatchObject({ status: 'Payment Requested', stage: 'artist_accepted' });
    await play('transfer', id);
    expect(await read(id)).toMatchObject({ status: 'Payment', payment_status: 'pending' });
    await play('confirm-transfer', id);
    expect(await read(id)).toMatchObject({ status: 'Order Confirmed', payment_method: 'bank_transfer' });

    const lost = await place({ auction: 'true' });
    const [other] = await offerAll(lost);
    await answer(other, 'auction_applied');
    await play('choose-another', lost);
    expect(await read(lost)).toMatchObject({ status: 'Rejected', stage: 'artist_not_accepted' });
    expect((await report(seller, { art_piece_id: other, status: 'in_progress' })).statusCode).toBe(409);
  });

  it('refunds a bank transfer with a payment receipt', async () => {
    const id = await place();
    const [piece = ''] = await offerAll(id);
    await answer(piece);
    await play('transfer', id);
    const confirmed = await sendForm(seller, '/bankPaymentConfirmation', { order_id: id });
    expect(confirmed.json().data).toMatchObject({ status: 'Order Confirmed', paid_at: expect.any(String) });
    await post(seller, '/change-order-status', { order_id: id, status: 'Order Cancelled', reason: 'A flood' });
    const fields = { order_id: id, purpose: 'refund', reference_number: 'AB-1234' };
    const receipt = { field: 'payment_receipt', body: await jpeg() };
    expect(await read(id)).toMatchObject({
      converted_amounts: { total: { amount: '378975', currency: 'JPY' } },
      refunds: [{ status: 'due', by: 'seller', amount: { amount: '2445.00' } }],
      cancellation: { cause: 'by_seller', reason: 'A flood' },
    });
    const refunded = await sendForm(seller, '/bankPaymentConfirmation', fields, [receipt]);
    expect(refunded.statusCode, refunded.body).toBe(200);
    expect(refunded.json().data).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ status: 'refunded', reference_number: 'AB-1234', payment_receipt: { content_type: 'image/jpeg' } }],
    });
  });

  it('is recorded as cancelled when the seller declines or the buyer cancels', async () => {
    const declined = await place();
    const [piece] = (await read(declined)).art_pieces;
    await answer(piece.id, 'artist_not_accepted', 'No time this year');
    expect(await read(declined)).toMatchObject({ status: 'Rejected', reason: 'No time this year' });
    const cancelled = await place();
    await play('cancel', cancelled);
    expect(await read(cancelled)).toMatchObject({ status: 'Order Cancelled', stage: 'placed' });
    const rows = await world.backend.services.queries.select().from(order_cancellations);
    expect(rows.filter(({ seller_id }) => seller_id === seller.id).map(({ cause }) => cause)).toEqual([
      'rejected',
      'by_buyer',
    ]);
  });

  it('is cancelled exactly at the payment deadline', async () => {
    const id = await place();
    const [piece] = await offerAll(id);
    await answer(piece);
    const { payment_due_at } = await read(id);
    world.pass(new Date(payment_due_at).getTime() - world.backend.services.now().getTime() - 60_000);
    await world.tick();
    seller = await signInAgain(world, seller);
    expect((await read(id)).status).toBe('Payment Requested');
    world.pass(60_000);
    const late = await world.call({ method: 'POST', url: '/sandbox/actions/custom-orders.pay', body: { order: id } });
    expect(late.json().reason.code).toBe('payment_lapsed');
    await world.tick();
    expect(await read(id)).toMatchObject({ status: 'Order Cancelled', stage: 'artist_accepted' });
  });

  it('confirms and rejects bank transfers, and can be cancelled while in progress', async () => {
    const id = await place();
    const [piece] = await offerAll(id);
    const change = (body: object) =>
      seller.call({ method: 'POST', url: '/product/change-order-status', body: { order_id: id, ...body } });
    const confirm = (fields: { field: string; text: string }[]) => {
      const sent = form([{ field: 'order_id', text: id }, ...fields]);
      return seller.call({
        method: 'POST',
        url: '/product/bankPaymentConfirmation',
        body: sent.body,
        headers: sent.headers,
      });
    };
    const charges = {
      delivery_charge: { amount: '1', currency: 'USD' },
      insurance_charge: { amount: '1', currency: 'USD' },
    };
    expect((await change({ status: 'Payment Requested', ...charges })).statusCode).toBe(409);
    await answer(piece);
    await play('transfer', id);
    const offered = (await read(id)).available_actions.filter(({ available }: { available: boolean }) => available);
    expect(offered.map(({ action }: { action: string }) => action)).toEqual([
      'confirm_bank_payment',
      'refuse_bank_payment',
    ]);
    const unconfirmed = await confirm([{ field: 'received', text: 'false' }]);
    expect(unconfirmed.statusCode, unconfirmed.body).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Payment Requested', stage: 'artist_accepted' });
    await play('transfer', id);
    expect((await confirm([])).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Order Confirmed', needs_me: true });
    const booked = await world.backend.services.queries.select().from(ledger_entries);
    expect(booked.filter(({ order_id }) => order_id === id)).toMatchObject([{ cause: 'custom', amount: '2157.00' }]);
    await report(seller, { art_piece_id: piece, status: 'in_progress' });
    const parcel = await seller.call({
      method: 'POST',
      url: '/product/order-shipped',
      body: { ...tracking(piece ?? '', today()), art_piece_id: undefined, order_id: id, courier_company: 'Yamato' },
    });
    expect(parcel.statusCode).toBe(409);
    expect((await change({ status: 'Order Cancelled', reason: 'The studio burned down' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Order Cancelled', reason: 'The studio burned down' });
    const still = await report(seller, { art_piece_id: piece, status: 'in_progress', percent: 50 });
    expect(still.json().reason.code).toBe('piece_not_wanted');
    const cancelled = (await seller.call({ url: '/product/cancelled-list' })).json();
    expect(JSON.stringify(cancelled)).toContain(id);
  });

  it('accepts one of several concurrent payments', async () => {
    const id = await place();
    const [piece] = await offerAll(id);
    await answer(piece);
    const pay = () => world.call({ method: 'POST', url: '/sandbox/actions/custom-orders.pay', body: { order: id } });
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const booked = await world.backend.services.queries.select().from(ledger_entries);
    expect(booked.filter(({ order_id }) => order_id === id)).toHaveLength(1);
  });

  it('returns 404 to other sellers, and its pieces cannot be removed', async () => {
    const id = await place();
    const [piece] = (await read(id)).art_pieces;
    const removal = await seller.call({ method: 'DELETE', url: `/product/delete-product/${piece.id}` });
    expect(removal.statusCode).toBe(409);
    const other = await world.seller();
    const theirs = await other.call({ url: `/product/orders-custom-details/${id}` });
    const unknown = await other.call({ url: '/product/orders-custom-details/ord_unknown' });
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
    expect((await get(other, piece.id)).statusCode).toBe(404);
    const visitor = await world.seller({ permissions: ['sa-list-crowd-funding'] });
    expect((await visitor.call({ url: '/product/custom-orders-list-seller' })).statusCode).toBe(403);
  });
});

describe('custom order list', () => {
  it('is filtered, sorted, searched and counted', async () => {
    const placed = await place({ title: '港の夜明け', needed_by: '2099-01-01' });
    const declined = await place({ title: 'Portrait of a dog', language: 'ja' });
    const [piece] = (await read(declined)).art_pieces;
    await answer(piece.id, 'artist_not_accepted');
    const ids = async (query: string) => (await list(query)).json().data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([declined, placed]);
    expect(await ids('?sort=created_at')).toEqual([placed, declined]);
    expect(await ids('?sort=needed_by')).toEqual([placed, declined]);
    expect(await ids('?status=Rejected')).toEqual([declined]);
    expect(await ids('?stage=placed')).toEqual([placed]);
    expect(await ids('?needs_me=true')).toEqual([placed]);
    expect(await ids(`?search=${encodeURIComponent('夜明け')}`)).toEqual([placed]);
    expect(await ids(`?search=${encodeURIComponent('佐藤')}`)).toEqual([declined]);
    expect(await ids('?search=PORTR')).toEqual([declined]);
    await offerAll(placed);
    expect(await ids('?sort=-total')).toEqual([placed, declined]);
    expect(await ids('?sort=total')).toEqual([declined, placed]);
    expect(await ids('?amount_from=2445')).toEqual([placed]);
    expect(await ids('?amount_from=2445.01')).toEqual([]);
    expect(await ids(`?date_from=${today()}&date_to=${today()}`)).toEqual([declined, placed]);
    expect(await ids('?date_to=2020-01-01')).toEqual([]);
    const turned = await list('?amount_from=5&amount_to=4');
    expect([turned.statusCode, Object.keys(turned.json().errors)]).toEqual([422, ['amount_to']]);
    const page = await list('?per_page=1');
    expect(page.json()).toMatchObject({
      total: 2,
      per_page: 1,
      counts: {
        all: 2,
        needs_me: 1,
        by_status: { 'Purchase Request': 1, Rejected: 1, Closed: 0 },
        by_stage: { placed: 1, artist_not_accepted: 1, completed: 0 },
      },
    });
    const headers = { 'if-none-match': String(page.headers.etag) };
    const url = '/product/custom-orders-list-seller?per_page=1';
    expect((await seller.call({ url, headers })).statusCode).toBe(304);
    expect((await list('?status=Lost')).statusCode).toBe(422);
  });
});

describe('transition table', () => {
  it('maps each state to one pair of status and stage, and back', () => {
    for (const state of customOrderProcess.states) {
      const { status, stage } = seenOf[state];
      expect(stateOf(status, stage ?? 'placed')).toBe(state);
    }
  });

  const reach: Record<string, (id: string) => Promise<unknown>> = {
    placed: async () => {},
    artist_accepted: async (id) => answer((await offerAll(id))[0]),
    paying: async (id) => {
      await reach.artist_accepted?.(id);
      await play('transfer', id);
    },
    confirmed: async (id) => {
      await reach.artist_accepted?.(id);
      await play('pay', id);
    },
    completed: async (id) => {
      await reach.confirmed?.(id);
      for (const { id: piece } of (await read(id)).art_pieces) await make(piece);
    },
    shipped: async (id) => {
      await reach.completed?.(id);
      for (const { id: piece } of (await read(id)).art_pieces) await ship(seller, tracking(piece, today()));
    },
    delivered: async (id) => {
      await reach.shipped?.(id);
      await play('receive', id);
    },
    artist_not_accepted: async (id) => answer((await read(id)).art_pieces[0].id, 'artist_not_accepted'),
    cancelled: (id) => play('cancel', id),
  };
  const statusOf = { apply_for_auction: 'auction_applied', accept: 'artist_accepted', decline: 'artist_not_accepted' };

  it.each(Object.keys(reach))('accepts exactly the available answers in state %s', async (state) => {
    for (const [action, status] of Object.entries(statusOf)) {
      const id = await place();
      await reach[state]?.(id);
      const order = await read(id);
      expect(stateOf(order.status, order.stage)).toBe(state);
      const offered = order.available_actions.find((one: { action: string }) => one.action === action);
      const { statusCode } = await answer(order.art_pieces[0].id, status);
      expect(statusCode < 300, action).toBe(offered.available);
    }
  });
});
