import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Trouble as CardTrouble, startCardGateway } from './support/card-gateway.ts';
import { startWalletProvider, type Trouble as WalletTrouble } from './support/wallet-provider.ts';
import { type Seller, useWorld } from './support/world.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';
const gateway = await startCardGateway(secretKey);
const provider = await startWalletProvider('client', 'secret');
const world = useWorld({
  card: { secretKey, webhookSecret, apiUrl: gateway.url },
  wallet: { clientId: 'client', clientSecret: 'secret', apiUrl: provider.url },
});

afterAll(async () => {
  await gateway.close();
  await provider.close();
});

beforeEach(() => {
  gateway.troubles.length = 0;
  provider.troubles.length = 0;
});

const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: false, currency: 'USD' };

/** A seller whose agreement has ended, so that a payment takes effect today. */
const lapsed = () => world.seller({ agreementDays: -1 });

const post = (seller: Seller, path: string, body: object, headers = {}) =>
  seller.call({ method: 'POST', url: `/product/${path}`, body, headers });
const renew = (seller: Seller, method: string, more = {}) =>
  post(seller, 'renew_payment', { email: seller.email, method, services: { ...services, ...more } });
const receipts = async (seller: Seller) =>
  (await seller.call({ url: `/product/transactions-list-disk?seller_id=${seller.id}` })).json().data;

/** Pays a session as a person does on the gateway's page. */
function paySession(id: string): void {
  const session = gateway.sessions.get(id);
  if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
}

function event(id: string, type = 'checkout.session.completed'): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: gateway.sessions.get(id) } });
}

const notify = (payload: string, signature: string) =>
  world.call({
    method: 'POST',
    url: '/product/stripe-events',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

const signed = (payload: string, secondsAgo = 0) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

describe('card gateway', () => {
  it('opens one session per payment, in cents or in whole yen, with the configured key', async () => {
    const seller = await lapsed();
    const dollars = (await renew(seller, 'card')).json().data;
    await renew(seller, 'card');
    const opened = gateway.calls.filter(({ key }) => key === dollars.id);
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({ path: 'POST /v1/checkout/sessions', authorization: `Bearer ${secretKey}` });
    const form = Object.fromEntries(opened[0]?.form ?? []);
    expect(form).toMatchObject({
      mode: 'payment',
      customer_email: seller.email,
      'line_items[0][price_data][unit_amount]': '5280',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[payment_id]': dollars.id,
    });
    expect(form.success_url).toMatch(/\/payment-renew-success\?session_id=\{CHECKOUT_SESSION_ID\}$/);
    expect(dollars.checkout.url).toBe(`https://pay.test/${dollars.checkout.id}`);

    const yen = (await renew(seller, 'card', { currency: 'JPY' })).json().data;
    expect(gateway.sessions.get(yen.checkout.id)).toMatchObject({ amount_total: 8184, currency: 'jpy' });
    expect(gateway.sessions.get(dollars.checkout.id)?.status).toBe('expired');
    paySession(yen.checkout.id);
    const answer = await post(seller, 'stripe-renew-payment-success', { session_id: yen.checkout.id });
    expect(answer.json().data.payment.status).toBe('paid');
    expect(await receipts(seller)).toMatchObject([{ total: { amount: '8184', currency: 'JPY' } }]);
  });

  it('accepts events only with a valid, recent signature of the raw body', async () => {
    const seller = await lapsed();
    const { checkout } = (await renew(seller, 'card')).json().data;
    paySession(checkout.id);
    const payload = event(checkout.id);
    for (const wrong of ['t=1,v1=00', signed(`${payload} `), signed(payload, 600)]) {
      const rejected = await notify(payload, wrong);
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'The signature doesn’t match.']);
    }
    expect(
      (await notify(event(checkout.id, 'invoice.paid'), signed(event(checkout.id, 'invoice.paid')))).statusCode,
    ).toBe(200);
    expect(await receipts(seller)).toEqual([]);
    const responses = await Promise.all([
      notify(payload, signed(payload)),
      notify(payload, signed(payload)),
      post(seller, 'stripe-renew-payment-success', { session_id: checkout.id }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await receipts(seller)).toHaveLength(1);
  });

  it('credits a session that was paid before it could be closed', async () => {
    const seller = await lapsed();
    const { checkout } = (await renew(seller, 'card')).json().data;
    paySession(checkout.id);
    expect((await renew(seller, 'wallet')).statusCode).toBe(409);
    expect(await receipts(seller)).toHaveLength(1);
  });

  const troubles: [string, CardTrouble[], string][] = [
    ['an invalid API key', [{ status: 401, error: { message: 'Invalid API Key' } }], 'Invalid API Key provided'],
    [
      'a declined card',
      [{ status: 402, error: { type: 'card_error', message: 'declined' } }],
      'Payment Unsuccessful, try again later',
    ],
    [
      'a server error',
      [
        { status: 500, error: { type: 'api_error', message: 'oops' } },
        { status: 500, error: { type: 'api_error', message: 'oops' } },
      ],
      'Payment Unsuccessful, try again later',
    ],
    ['a dropped connection', ['silence', 'silence'], 'Payment Unsuccessful, try again later'],
    [
      'an invalid request',
      [{ status: 400, error: { type: 'invalid_request_error', message: 'currency' } }],
      'Error in pay-online or wallet settings, contact administrator',
    ],
  ];
  for (const [name, some, message] of troubles) {
    it(`reports ${name} and succeeds on the next attempt`, async () => {
      const seller = await lapsed();
      gateway.troubles.push(...some);
      const rejected = await renew(seller, 'card');
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, message]);
      gateway.troubles.length = 0;
      const answer = await renew(seller, 'card');
      expect(answer.json().data.checkout.url, answer.body).toMatch(/^https:\/\/pay.test/);
    });
  }

  it('completes a request after a lost response when repeated with its idempotency key', async () => {
    const seller = await lapsed();
    const body = { email: seller.email, method: 'card', services };
    const key = { 'idempotency-key': 'renewal-0001' };
    gateway.troubles.push('silence', 'silence');
    expect((await post(seller, 'renew_payment', body, key)).statusCode).toBe(400);
    const again = await post(seller, 'renew_payment', body, key);
    expect([again.statusCode, again.json().data.checkout.id]).toEqual([201, expect.stringMatching(/^cs_test_/)]);
  });
});

describe('wallet provider', () => {
  /** Approves an order as a person does on the provider's page. */
  function approve(id: string): void {
    const order = provider.orders.get(id);
    if (order) order.status = 'APPROVED';
  }
  const open = async (seller: Seller, more = {}) => (await renew(seller, 'wallet', more)).json().data;
  const capture = (seller: Seller, token: string) => post(seller, 'capture-wallet-payment', { token });

  it('opens an order with the decimals of its currency and captures it once', async () => {
    const seller = await lapsed();
    const payment = await open(seller, { currency: 'JPY' });
    const order = provider.orders.get(payment.checkout.id);
    expect(order).toMatchObject({ amount: { currency_code: 'JPY', value: '8184' } });
    expect(order?.returnUrl).toMatch(/\/payment-renew-paypal-success$/);
    expect(payment.checkout.url).toBe(`https://wallet.test/approve?token=${payment.checkout.id}`);
    expect((await capture(seller, payment.checkout.id)).statusCode).toBe(409);
    approve(payment.checkout.id);
    const answers = await Promise.all([capture(seller, payment.checkout.id), capture(seller, payment.checkout.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const captures = provider.calls.filter(({ path }) => path.endsWith(`${payment.checkout.id}/capture`));
    expect(new Set(captures.map(({ requestId }) => requestId))).toEqual(new Set([payment.id]));
    expect(await receipts(seller)).toHaveLength(1);
  });

  it('requests a new access token when the old one is rejected', async () => {
    const seller = await lapsed();
    await open(seller);
    provider.tokens += 1;
    expect((await renew(seller, 'wallet', { years: 2 })).statusCode).toBe(201);
    provider.troubles.push({ status: 401, body: {} }, { status: 401, body: {} });
    const rejected = await renew(seller, 'wallet', { years: 3 });
    expect(rejected.json().message).toBe('Error in pay-online or wallet settings, contact administrator');
  });

  it('credits nothing when the capture is declined', async () => {
    const seller = await lapsed();
    const payment = await open(seller);
    approve(payment.checkout.id);
    provider.troubles.push({ status: 422, body: { details: [{ issue: 'INSTRUMENT_DECLINED' }] } });
    const answer = await capture(seller, payment.checkout.id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Payment Unsuccessful, try again later']);
    expect(await receipts(seller)).toEqual([]);
    expect((await renew(seller, 'wallet')).statusCode).toBe(201);
  });

  const lost: WalletTrouble[] = ['silence', { status: 500, body: {} }];
  for (const trouble of lost) {
    it(`repeats a capture after a lost response (${JSON.stringify(trouble)})`, async () => {
      const seller = await lapsed();
      const payment = await open(seller);
      approve(payment.checkout.id);
      provider.troubles.push(trouble);
      const rejected = await capture(seller, payment.checkout.id);
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'Payment Unsuccessful, try again later']);
      const meanwhile = await post(seller, `payments/${payment.id}/cancel`, {});
      expect(meanwhile.statusCode).toBe(409);
      expect(meanwhile.json().message).toMatch(/being completed at this moment/);
      expect((await capture(seller, payment.checkout.id)).statusCode).toBe(200);
      expect(await receipts(seller)).toHaveLength(1);
    });
  }
});
