/**
 * The earnings of an order agree to the smallest unit on its page, in its list, in its proof pack, in the ledger and in
 * the dashboard totals, whatever happens to the order.
 */
import type { components } from '@smart-art/openapi/product';
import { add, type Money, moneyFrom, subtract, unitsOf } from '@smart-art/openapi/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { artPieces } from './support/art-pieces.ts';
import { bringTo, confirmBankPayment, offerWork, place, post, rentInput, sendForm, step } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { type Seller, useWorld } from './support/world.ts';

type Schemas = components['schemas'];
type Details = Schemas['OrderDetails'] | Schemas['CustomOrderDetails'];
type Kind = Schemas['OrderKind'];
type Currency = Money['currency'];

const world = useWorld();
let seller: Seller;
let photograph: Buffer;

beforeAll(async () => {
  seller = await world.seller();
  photograph = await jpeg(40, 30);
});

async function read<Data>(url: string): Promise<Data> {
  const answer = await seller.call({ url: `/product${url}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const detailsOf = async (kind: Kind, id: string): Promise<Details> =>
  (await read<{ data: Details }>(`/orders-${kind === 'custom' ? 'custom-' : ''}details/${id}`)).data;

/** Reads the order from its list. */
async function listedOf(kind: Kind, id: string, number: string): Promise<Details> {
  const list =
    kind === 'custom'
      ? '/custom-orders-list-seller?'
      : `/orders-list-seller?ready_for=${kind === 'buy' ? 'Sale' : 'Rent'}&`;
  const { data } = await read<{ data: Details[] }>(`${list}search=${number}`);
  const found = data.find((one) => one.id === id);
  if (!found) throw new Error(`${number} is missing in its list`);
  return found;
}

/** Sums the ledger entries of an order. */
async function ledgerOf(id: string, number: string, currency: Currency): Promise<Money> {
  let sum = moneyFrom(0n, currency);
  for (const direction of ['credit', 'expense'] as const) {
    const { data } = await read<Schemas['LedgerPage']>(`/ledger?direction=${direction}&search=${number}&per_page=100`);
    const amounts = data.filter(({ order }) => order?.id === id).map(({ amount }) => amount);
    sum = direction === 'credit' ? add(sum, ...amounts) : subtract(sum, ...amounts);
  }
  return sum;
}

async function inProofOf(id: string): Promise<Details> {
  const { data } = await read<{ data: Schemas['OrderProof'] }>(`/order-proof/${id}`);
  return JSON.parse(data.parts.find(({ kind }) => kind === 'order')?.text ?? '{}');
}

const sumOf = (currency: Currency, amounts: readonly Money[]) => add(moneyFrom(0n, currency), ...amounts);
const isNothing = (amount: Money) => unitsOf(amount) === 0n;

/** Booked earnings by order id; the dashboard total is their sum. */
const booked = new Map<string, Money>();

/** The order that was checked last. */
let last: Details | undefined;

/** Compares the earnings everywhere except in the proof pack, which is slow to build. @returns the order */
async function checkEarnings(kind: Kind, id: string): Promise<Details> {
  const order = await detailsOf(kind, id);
  const { earnings, amounts, number } = order;
  const { currency } = amounts.total;
  expect((await listedOf(kind, id, number)).earnings).toEqual(earnings);
  last = order;
  const isBooked = earnings.state === 'received' || earnings.state === 'kept';
  const inLedger = await ledgerOf(id, number, currency);
  expect(inLedger).toEqual(isBooked ? earnings.total : moneyFrom(0n, currency));
  booked.set(id, inLedger);
  const { data: revenue } = await read<{ data: Schemas['Revenue'] }>(`/getRevenueAmounts/${seller.id}`);
  for (const { currency: one, balance } of revenue.totals) {
    expect(balance).toEqual(
      sumOf(
        one,
        [...booked.values()].filter((amount) => amount.currency === one),
      ),
    );
  }
  if (!isBooked) {
    expect(earnings.lines).toEqual([]);
    const expected = earnings.state === 'expected';
    expect(earnings.total).toEqual(expected ? amounts.amount_received : moneyFrom(0n, currency));
    expect(earnings.converted_total.currency).not.toBe(currency);
    expect(earnings.converted_total).toEqual(
      expected ? order.converted_amounts.amount_received : moneyFrom(0n, earnings.converted_total.currency),
    );
    return order;
  }
  const other = earnings.converted_total.currency;
  const [payment] = earnings.lines.filter(({ cause }) => cause === 'sale' || cause === 'rent' || cause === 'custom');
  expect(payment?.amount).toEqual(amounts.amount_received);
  expect(payment?.converted_amount).toEqual(order.converted_amounts.amount_received);
  expect(
    sumOf(
      currency,
      earnings.lines.map(({ amount }) => amount),
    ),
  ).toEqual(earnings.total);
  expect(
    sumOf(
      other,
      earnings.lines.map((line) => line.converted_amount),
    ),
  ).toEqual(earnings.converted_total);
  const expenses = earnings.lines.filter(({ cause }) => cause === 'refund');
  expect(earnings.state).toBe(expenses.length > 0 ? 'kept' : 'received');
  const shares = order.refunds.filter(({ seller_share }) => !isNothing(seller_share));
  const back = shares.filter(({ status }) => status === 'refunded').map(({ seller_share }) => seller_share);
  expect(
    sumOf(
      currency,
      expenses.map(({ amount }) => amount),
    ),
  ).toEqual(subtract(moneyFrom(0n, currency), ...back));
  const due = shares.filter(({ status }) => status === 'due').map(({ seller_share }) => seller_share);
  expect(earnings.pending?.total).toEqual(due.length > 0 ? subtract(earnings.total, ...due) : undefined);
  if (isNothing(earnings.total)) expect(isNothing(earnings.converted_total)).toBe(true);
  return order;
}

interface Scenario {
  currency: Currency;
  /** In the smallest unit. */
  units: { price: number; delivery: number; insurance: number; deposit: number };
  isDiscounted: boolean;
  country: 'JP' | 'US';
  method: 'card' | 'bank_transfer';
  renewals: number[];
  end: 'requested' | 'rejected' | 'unpaid' | 'paid' | 'cancelled' | 'delivered' | 'returned';
  deposit: Schemas['DepositDecision'] | 'part';
  isRefunded: boolean;
}

const money = (units: number, currency: Currency) => moneyFrom(BigInt(units), currency);

/** Refunds the payment: the operator refunds cards, the seller bank transfers. */
async function refundPayment(id: string, { method }: Scenario) {
  if (method === 'card') await world.play('orders.refund', { order_id: id });
  else await confirmBankPayment(seller, { order_id: id, purpose: 'refund', reference_number: 'RF 1' }, photograph);
}

const chargesOf = ({ currency, units }: Scenario) => ({
  delivery_charge: money(units.delivery, currency),
  insurance_charge: money(units.insurance, currency),
});

async function pay(id: string, { method }: Scenario) {
  await world.play('orders.pay', { order_id: id, method });
  if (method === 'bank_transfer') await confirmBankPayment(seller, { order_id: id });
}

async function cancel(id: string) {
  await step(seller, '/change-order-status', { order_id: id, status: 'Order Cancelled', reason: 'It was damaged' });
}

/** Plays a purchase or rental and checks its earnings after each step that moves money. */
async function playOrder(kind: 'buy' | 'rent', scenario: Scenario): Promise<void> {
  const { currency, units, isDiscounted, country, end } = scenario;
  const price = money(units.price, currency);
  const work = await offerWork(seller, {
    sale_cost: price,
    rental_cost_per_month: price,
    minimum_rental_months: 1,
    deposit_cost: units.deposit > 0 ? money(units.deposit, currency) : null,
    internationally_acceptable: true,
    international_agreement_accepted: true,
  });
  const id = await place(world, work, {
    ...(kind === 'rent' && rentInput),
    country,
    ...(isDiscounted && { event_name: 'A wedding' }),
  });
  const check = () => checkEarnings(kind, id);
  expect((await check()).invoice).toBeNull();
  if (end === 'requested') return;
  if (end === 'rejected') {
    await step(seller, '/change-order-status', { order_id: id, status: 'Rejected', reason: 'Not for sale' });
    return void (await check());
  }
  if (isDiscounted) await step(seller, '/eventDiscountAcceptReject', { order_id: id, action: 'accept' });
  await step(seller, '/change-order-status', { order_id: id, status: 'Payment Requested', ...chargesOf(scenario) });
  const { invoice, number } = await check();
  expect(invoice?.number).toBe(`${number}-INV`);
  if (end === 'unpaid') {
    await cancel(id);
    expect((await check()).earnings.state).toBe('nothing');
    return;
  }
  await pay(id, scenario);
  expect((await check()).earnings.state).toBe('received');
  if (end === 'paid') return;
  if (end === 'cancelled') await cancel(id);
  else {
    if (scenario.method === 'card')
      await step(seller, '/change-order-status', { order_id: id, status: 'Order Confirmed' });
    await ship(id);
    await world.play('orders.receive', { order_id: id });
    if (kind === 'rent') await renew(id, scenario);
    if (end === 'delivered') return void (await check());
    await returnOrder(kind, id, scenario);
  }
  const { refunds } = await check();
  expect(refunds.map(({ credit_note }) => credit_note)).toEqual(refunds.map(() => null));
  if (!scenario.isRefunded || refunds.every(({ status }) => status === 'refunded')) return;
  await refundPayment(id, scenario);
  const after = await check();
  expect(after.refunds.map(({ credit_note }) => credit_note)).toEqual([`${number}-CN1`]);
  expect(after.invoice).toEqual(invoice);
  if (end === 'cancelled') expect(isNothing(after.earnings.total)).toBe(true);
}

async function ship(id: string) {
  await step(seller, '/order-shipped', {
    order_id: id,
    tracking_url: 'https://track.example.com/1234',
    tracking_number: '1234',
    tracking_date: world.backend.services.now().toISOString().slice(0, 10),
    courier_company: 'Yamato',
  });
}

async function renew(id: string, { renewals }: Scenario) {
  for (const months of renewals) {
    await world.play('orders.renew', { order_id: id, months });
    const { earnings } = await checkEarnings('rent', id);
    expect(earnings.lines.at(-1)?.cause).toBe('renewal');
  }
}

async function returnOrder(kind: 'buy' | 'rent', id: string, { currency, deposit, units }: Scenario) {
  await world.play('orders.request-return', { order_id: id, reason: 'Too large' });
  const answer = kind === 'rent' ? '/returnRentRequestAcceptReject' : '/returnRequestAcceptReject';
  await step(seller, answer, { order_id: id, action: 'accept' });
  await world.play('orders.ship-return', { order_id: id });
  const decision = units.deposit > 0 ? deposit : 'refunded';
  const isPart = decision === 'part';
  const keptDeposit = money(Math.ceil(units.deposit / 3), currency).amount;
  const fields = {
    order_id: id,
    condition: 'worn',
    condition_note: 'Faded',
    ...(kind === 'rent' && { deposit: isPart ? 'forfeited_to_seller' : decision }),
    ...(kind === 'rent' && isPart && { deposit_kept: keptDeposit }),
  };
  const path = kind === 'rent' ? '/rent-return-order-recevied' : '/return-order-recevied';
  const received = await sendForm(seller, path, fields, [{ field: 'photographs', body: photograph }]);
  expect(received.statusCode, received.body).toBe(200);
}

/** Plays a custom order in the same way. */
async function playCustomOrder(scenario: Scenario): Promise<void> {
  const { currency, units, end, method } = scenario;
  const placed = await world.play('custom-orders.place', { seller: seller.email, title: 'Two views', currency });
  const id = placed.id ?? '';
  const check = () => checkEarnings('custom', id);
  const order = (await check()) as Schemas['CustomOrderDetails'];
  const piece = order.art_pieces[0]?.id ?? '';
  if (end === 'requested') return;
  const offered = await artPieces.update(seller, piece, {
    title: 'Harbour at dawn',
    completion_date: '2099-02-20',
    normal_cost: money(units.price, currency),
    ...chargesOf(scenario),
  });
  expect(offered.statusCode, offered.body).toBe(200);
  await check();
  const accepted = await artPieces.report(seller, { art_piece_id: piece, status: 'artist_accepted' });
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect((await check()).invoice?.number).toBe(`${order.number}-INV`);
  if (end === 'rejected' || end === 'unpaid') {
    await world.play('custom-orders.cancel', { order: id });
    expect((await check()).earnings.state).toBe('nothing');
    return;
  }
  await world.play(`custom-orders.${method === 'card' ? 'pay' : 'transfer'}`, { order: id });
  if (method === 'bank_transfer') {
    expect((await check()).earnings.state).toBe('expected');
    await confirmBankPayment(seller, { order_id: id });
  }
  expect((await check()).earnings.state).toBe('received');
  if (end !== 'cancelled') return;
  await cancel(id);
  expect((await check()).earnings.pending).not.toBeNull();
  if (!scenario.isRefunded) return;
  await refundPayment(id, scenario);
  const after = await check();
  expect(after.refunds[0]?.credit_note).toBe(`${order.number}-CN1`);
  expect(isNothing(after.earnings.total)).toBe(true);
}

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  currency: fc.constantFrom('USD', 'JPY'),
  units: fc.record({
    price: fc.integer({ min: 100, max: 9_999_999 }),
    delivery: fc.integer({ min: 0, max: 99_999 }),
    insurance: fc.integer({ min: 0, max: 9_999 }),
    deposit: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 999_999 }) }, fc.constant(0)),
  }),
  isDiscounted: fc.boolean(),
  country: fc.constantFrom('JP', 'US'),
  method: fc.constantFrom('card', 'bank_transfer'),
  renewals: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  end: fc.constantFrom('requested', 'rejected', 'unpaid', 'paid', 'cancelled', 'delivered', 'returned'),
  deposit: fc.constantFrom('refunded', 'part', 'forfeited_to_seller', 'forfeited_to_buyer'),
  isRefunded: fc.boolean(),
});

/** Each of these is played at least once; the remaining fields are random. */
const required: Partial<Scenario>[] = [
  { end: 'cancelled', isRefunded: true },
  { end: 'returned', isRefunded: true },
  { end: 'returned', isRefunded: false },
  { end: 'unpaid' },
];
const requiredRentals: Partial<Scenario>[] = [
  { end: 'returned', deposit: 'refunded', isRefunded: true, renewals: [2, 1] },
  { end: 'returned', deposit: 'forfeited_to_seller', renewals: [2] },
  { end: 'returned', deposit: 'forfeited_to_buyer', isRefunded: true, renewals: [] },
  { end: 'returned', deposit: 'part', isRefunded: true, renewals: [1] },
];
const requiredOf = (kind: Kind): Partial<Scenario>[] =>
  kind === 'rent' ? [...required, ...requiredRentals] : required;

it.each(['buy', 'rent', 'custom'] as const)(
  'reports the same earnings of a %s order in details, list, ledger, dashboard and proof pack',
  async (kind) => {
    const randomScenario = fc
      .tuple(scenarios, fc.constantFrom({}, ...requiredOf(kind)))
      .map(([scenario, more]) => ({ ...scenario, ...more }));
    const run = async (scenario: Scenario) => {
      await (kind === 'custom' ? playCustomOrder(scenario) : playOrder(kind, scenario));
      expect((await inProofOf(last?.id ?? '')).earnings).toEqual(last?.earnings);
    };
    const [sample] = fc.sample(scenarios, { numRuns: 1, seed: 7 });
    if (!sample) throw new Error('No sample scenario');
    const examples = requiredOf(kind).map((more): [Scenario] => [
      { ...sample, units: { ...sample.units, deposit: 33_333 }, ...more },
    ]);
    await fc.assert(fc.asyncProperty(randomScenario, run), {
      numRuns: examples.length + 2,
      examples,
      endOnFailure: true,
    });
  },
);

it('books nothing for a bank transfer that was reported but never arrived', async () => {
  const work = await offerWork(seller);
  const id = await place(world, work);
  await bringTo(world, seller, id, 'Payment', 'bank_transfer');
  expect((await checkEarnings('buy', id)).earnings.state).toBe('expected');
  const unconfirmed = await sendForm(seller, '/bankPaymentConfirmation', { order_id: id, received: 'false' });
  expect(unconfirmed.statusCode, unconfirmed.body).toBe(200);
  expect((await checkEarnings('buy', id)).earnings.state).toBe('expected');
  const cancelled = { order_id: id, status: 'Order Cancelled', reason: 'It never came' };
  expect((await post(seller, '/change-order-status', cancelled)).statusCode).toBe(200);
  expect((await checkEarnings('buy', id)).earnings).toMatchObject({ state: 'nothing', lines: [] });
});
