import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscription_payments } from '../src/db/schema/index.ts';
import { abandonPayment } from '../src/payments/close.ts';
import type { NewCheckout, OpenedCheckout } from '../src/ports/gateway.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
afterEach(() => void vi.restoreAllMocks());

const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: false, currency: 'USD' };
const lapsed = () => world.seller({ agreementDays: -1 });
const post = (seller: Seller, path: string, body: object) =>
  seller.call({ method: 'POST', url: `/product/${path}`, body });
const renew = (seller: Seller, method: string) =>
  post(seller, 'renew_payment', { email: seller.email, method, services });
const receipts = async (seller: Seller): Promise<number> =>
  (await seller.call({ url: `/product/transactions-list-disk?seller_id=${seller.id}` })).json().total;
const paymentOf = async (seller: Seller, id: string) =>
  (await seller.call({ url: `/product/payments/${id}` })).json().data;
/** Pays on the page of the gateway. @returns whether the page accepted it */
async function payOn(page: OpenedCheckout | undefined): Promise<boolean> {
  const url = new URL(page?.url ?? '').pathname;
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode } = await world.call({ method: 'POST', url, headers, body: 'outcome=pay' });
  return statusCode === 303;
}
const rowOf = async (seller: Seller) => {
  const { queries } = world.backend.services;
  const rows = await queries.select().from(subscription_payments).where(eq(subscription_payments.seller_id, seller.id));
  const [row] = rows;
  if (!row || rows.length !== 1) throw new Error(`${rows.length} payments`);
  return row;
};

/** A gateway that opens pages but delays its response until it is released. */
function slowGateway(method: 'card' | 'wallet') {
  const port = world.backend.services.ports[method];
  if (!port) throw new Error(`the sandbox has no ${method}`);
  const open = port.open.bind(port);
  const released = Promise.withResolvers<void>();
  const checkouts: NewCheckout[] = [];
  const pages: OpenedCheckout[] = [];
  vi.spyOn(port, 'open').mockImplementation(async (checkout) => {
    checkouts.push(checkout);
    const page = await open(checkout);
    pages.push(page);
    await released.promise;
    return page;
  });
  return {
    checkouts,
    /** Waits for pages to be open. @param count how many */
    opened: (count = 1) => vi.waitFor(() => expect(pages).toHaveLength(count)).then(() => pages),
    answer: () => released.resolve(),
  };
}

describe('payment cancelled by another tab while the gateway opens its page', () => {
  it('leaves no payable card page', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('card');
    const first = renew(seller, 'card');
    const [page] = await gateway.opened();
    const second = await renew(seller, 'wallet');
    expect(second.statusCode, second.body).toBe(201);
    gateway.answer();

    const rejected = await first;
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      'The payment is cancelled. Nothing was charged.',
    ]);
    expect(await payOn(page)).toBe(false);
    const given = await paymentOf(seller, gateway.checkouts[0]?.paymentId ?? '');
    expect(given).toMatchObject({ status: 'cancelled', checkout: null });

    const { checkout } = second.json().data;
    await world.play('payments.checkout', { id: checkout.id, outcome: 'pay' });
    expect((await post(seller, 'capture-wallet-payment', { token: checkout.id })).statusCode).toBe(200);
    expect(await receipts(seller)).toBe(1);
  });

  it('leaves no payable card page when cancelled with the button', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('card');
    const first = renew(seller, 'card');
    const [page] = await gateway.opened();
    expect((await post(seller, `payments/${gateway.checkouts[0]?.paymentId}/cancel`, {})).statusCode).toBe(200);
    gateway.answer();
    expect((await first).statusCode).toBe(409);
    expect(await payOn(page)).toBe(false);
  });

  it('is credited if its page was paid nevertheless', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('card');
    const first = renew(seller, 'card');
    const [page] = await gateway.opened();
    await renew(seller, 'bank_transfer');
    expect(await payOn(page)).toBe(true);
    gateway.answer();
    const rejected = await first;
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().message).toMatch(/An earlier payment has just been completed/);
    expect(await paymentOf(seller, gateway.checkouts[0]?.paymentId ?? '')).toMatchObject({ status: 'paid' });
    expect(await receipts(seller)).toBe(1);
  });

  it('leaves no wallet order that can be captured', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('wallet');
    const first = renew(seller, 'wallet');
    const [order] = await gateway.opened();
    expect((await renew(seller, 'card')).statusCode).toBe(201);
    gateway.answer();
    expect((await first).statusCode).toBe(409);
    expect(await payOn(order)).toBe(true);
    expect((await post(seller, 'capture-wallet-payment', { token: order?.id })).statusCode).toBe(404);
    expect(await receipts(seller)).toBe(0);
  });

  it('cannot be cancelled with an outdated version', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('card');
    const first = renew(seller, 'card');
    await gateway.opened();
    const seenBefore = await rowOf(seller);
    gateway.answer();
    const { checkout } = (await first).json().data;
    await expect(abandonPayment(world.backend.services, seenBefore)).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(seller)).toMatchObject({ status: 'open', gateway_id: checkout.id });
  });
});

describe('payment opened by two tabs at once', () => {
  it('has one page that both tabs show', async () => {
    const seller = await lapsed();
    const gateway = slowGateway('card');
    const both = [renew(seller, 'card'), renew(seller, 'card')];
    await gateway.opened(2);
    gateway.answer();
    const [one, two] = (await Promise.all(both)).map((answer) => answer.json().data);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ status: 'open', version: 2 });
    expect(await payOn(one.checkout)).toBe(true);
  });

  it('keeps one page and expires the other when the gateway opens two', async () => {
    const seller = await lapsed();
    const { card } = world.backend.services.ports;
    if (!card) throw new Error('the sandbox has no card');
    const gateway = slowGateway('card');
    const first = renew(seller, 'card');
    await gateway.opened();
    vi.spyOn(card, 'open').mockResolvedValue({ id: 'cs_test_second', url: 'https://pay.test/second' });
    const second = (await renew(seller, 'card')).json().data;
    expect(second.checkout.id).toBe('cs_test_second');
    const expire = vi.spyOn(card, 'expire');
    gateway.answer();
    expect((await first).json().data).toMatchObject({ id: second.id, checkout: second.checkout });
    expect(expire.mock.calls).toEqual([[(await gateway.opened())[0]?.id]]);
  });
});
