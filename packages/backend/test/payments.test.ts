import { dayIn } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../src/constants.ts';
import { agreements, notifications, outbox, transactions, users } from '../src/db/schema/index.ts';
import { dateText } from '../src/messages/messages.ts';
import { setTimeZone } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const free = { disk_quota: 'free', years: 1, notification_service: false, currency: 'USD' };
const paid = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
const total = { amount: '79.20', currency: 'USD' };

/** A person who has entered a name and a password, and not chosen services yet. */
async function newcomer(): Promise<Seller> {
  const seller = await world.seller();
  const { queries } = world.backend.services;
  await queries.delete(agreements).where(eq(agreements.seller_id, seller.id));
  await queries.update(users).set({ current_step_no: 1 }).where(eq(users.id, seller.id));
  return seller;
}

const post = (seller: Seller, path: string, body: object, headers = {}) =>
  seller.call({ method: 'POST', url: `/product/${path}`, body, headers });

const choose = (seller: Seller, services: object, more = {}) =>
  post(seller, 'sign-up-services', { email: seller.email, services, ...more });
const pay = (seller: Seller, method: string, headers = {}) =>
  post(seller, 'sign-up-payment', { email: seller.email, method }, headers);
const renew = (seller: Seller, method: string, services: object, headers = {}) =>
  post(seller, 'renew_payment', { email: seller.email, method, services }, headers);
const state = async (seller: Seller, headers = {}) =>
  (await post(seller, 'getUserAgreementSubscriptionData', { email: seller.email }, headers)).json().data;
const receipts = async (seller: Seller, service = 'disk', query = '') =>
  (await seller.call({ url: `/product/transactions-list-${service}?seller_id=${seller.id}${query}` })).json();
const dateIn = (days: number) =>
  new Date(world.backend.services.now().getTime() + days * day).toISOString().slice(0, 10);
const yearsOn = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** A newcomer whose card page is open. */
async function atCheckout(method = 'card') {
  const seller = await newcomer();
  await choose(seller, paid);
  const answer = await pay(seller, method);
  expect(answer.statusCode, answer.body).toBe(201);
  return { seller, payment: answer.json().data };
}

/** Lets time pass and runs the jobs. @returns the seller, signed in again */
async function later(milliseconds: number, seller: Seller): Promise<Seller> {
  world.pass(milliseconds);
  await world.tick();
  const { email, password } = seller;
  const { token } = (await world.call({ method: 'POST', url: '/sso/signin', body: { email, password } })).json();
  const call: Seller['call'] = (request) =>
    world.call({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
  return { ...seller, token, call };
}

describe('late repetition of a request', () => {
  it('does not cancel a payment started in the meantime', async () => {
    const seller = await newcomer();
    const key = { 'idempotency-key': 'chosen-before' };
    const services = { email: seller.email, services: paid };
    const chosen = await post(seller, 'sign-up-services', services, key);
    const first = await pay(seller, 'card', { 'idempotency-key': 'paid-by-card' });
    const second = (await pay(seller, 'wallet')).json().data;
    const statusOf = async (id: string) => (await seller.call({ url: `/product/payments/${id}` })).json().data.status;
    expect(await statusOf(first.json().data.id)).toBe('cancelled');
    expect((await post(seller, 'sign-up-services', services, key)).json()).toEqual(chosen.json());
    expect(await statusOf(second.id)).toBe('open');
    expect((await pay(seller, 'card', { 'idempotency-key': 'paid-by-card' })).json().data.id).toBe(
      first.json().data.id,
    );
    expect(await statusOf(second.id)).toBe('open');
  });
});

describe('choosing services', () => {
  it('completes the registration if nothing is to be paid', async () => {
    const seller = await newcomer();
    const answer = await choose(seller, free);
    expect(answer.json()).toMatchObject({
      message: 'Your registration is complete.',
      data: { current_step_no: null, quote: { lines: [], total: { amount: '0.00', currency: 'USD' } } },
    });
    expect(await state(seller)).toMatchObject({
      subscription_type: 'Free',
      payment_status: 'paid',
      status: 'activated',
      quota_bytes: 1024 ** 3,
      banner: null,
    });
    expect((await receipts(seller)).total).toBe(0);
    expect((await choose(seller, free)).statusCode).toBe(409);
  });

  it('leads to the payment and can be changed before it', async () => {
    const seller = await newcomer();
    expect((await choose(seller, paid, { total })).json().data).toMatchObject({ current_step_no: 2, quote: { total } });
    const yen = await choose(seller, { ...paid, currency: 'JPY', notification_service: false });
    expect(yen.json().data.quote).toMatchObject({
      lines: [{ kind: 'disk_quota', quota_gb: 20, years: 1, amount: { amount: '7440', currency: 'JPY' } }],
      consumption_tax: { amount: '744', currency: 'JPY' },
      total: { amount: '8184', currency: 'JPY' },
    });
    const data = await post(seller, 'getUsersRenewalData', { email: seller.email });
    expect(data.json().data).toMatchObject({
      purpose: 'sign_up',
      agreement: null,
      services: { quota_gb: 20, currency: 'JPY' },
      quote: { total: { amount: '8184', currency: 'JPY' } },
      methods: [
        { method: 'card', available: true, reason: null },
        { method: 'wallet', available: true },
        { method: 'bank_transfer', available: true },
      ],
      open_payment: null,
    });
    expect(await state(seller)).toBeNull();
  });

  it('accepts the seller’s own file server but not another seller’s', async () => {
    const [seller, other] = [await newcomer(), await newcomer()];
    const details = {
      ...{ endpoint: 'https://s3.sandbox.example', region: 'ap-northeast-1', bucket: 'atelier', path_style: true },
      ...{ access_key: 'AKIAEXAMPLE', secret_key: 'sandbox-secret' },
    };
    await post(seller, 'client-test-connection', details);
    const saved = await post(seller, 'save-bucket-details', details);
    expect(saved.statusCode, saved.body).toBeLessThan(300);
    const own = { ...free, disk_quota: 'own_file_server', bucket_details_id: saved.json().data.id };
    expect((await choose(other, own)).json().errors).toHaveProperty(['services.bucket_details_id']);
    expect((await choose(seller, own)).json().data).toMatchObject({
      current_step_no: null,
      services: { bucket_details_id: own.bucket_details_id, quota_gb: 1000 },
    });
    expect(await state(seller)).toMatchObject({ services: 'own_file_server', subscription_type: 'Free' });
  });

  it('rejects invalid choices with field errors', async () => {
    const seller = await newcomer();
    const errors = async (services: object, more = {}, headers = {}) => {
      const body = { email: seller.email, services, ...more };
      const answer = await post(seller, 'sign-up-services', body, headers);
      expect(answer.statusCode, answer.body).toBe(422);
      return answer.json().errors;
    };
    expect(await errors(paid, { email: 'other@example.com' })).toEqual({
      email: ['This isn’t the email address you’re signed in with.'],
    });
    expect(await errors({ ...paid, quota_gb: 7 })).toEqual({
      'services.quota_gb': ['Choose one of these sizes: 5, 20, 50, 100, 500 GB.'],
    });
    expect(await errors({ ...paid, quota_gb: null }, {}, { 'accept-language': 'ja' })).toEqual({
      'services.quota_gb': ['ディスク容量をお選びください。'],
    });
    expect(await errors({ ...free, disk_quota: 'own_file_server' })).toHaveProperty(['services.bucket_details_id']);
    expect(await errors({ ...free, disk_quota: 'own_file_server', bucket_details_id: 'bkt_other' })).toEqual({
      'services.bucket_details_id': ['Choose one of your own file servers.'],
    });
    expect(await errors({ ...paid, disk_quota: 'unchanged' })).toHaveProperty(['services.disk_quota']);
    expect(await errors(paid, { total: { amount: '79.19', currency: 'USD' } })).toEqual({
      total: ['The total is $79.20. Look at the prices again.'],
    });
    expect(await errors(paid, { total: { amount: '79.20', currency: 'JPY' } })).toHaveProperty('total');
    expect(await errors({ ...paid, years: 0 })).toEqual({ 'services.years': ['Enter 1 or more.'] });
    expect((await pay(seller, 'card')).json()).toMatchObject({ message: 'Choose your services first.' });
  });
});

describe('paying by card', () => {
  it('opens one page, credits once and creates the agreement', async () => {
    const { seller, payment } = await atCheckout();
    const { id, url } = payment.checkout;
    expect(payment).toMatchObject({ status: 'open', purpose: 'sign_up', bank_transfer: null });
    expect(url).toContain(`/sandbox/checkout/card/${id}`);
    expect((await pay(seller, 'card')).json().data.checkout.id).toBe(id);

    const early = await post(seller, 'stripe-payment-success', { session_id: id });
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toBe('Payment Unsuccessful, try again later');

    const { link } = await world.play('payments.checkout', { id, outcome: 'pay' });
    expect(link).toContain(`/success?session_id=${id}`);
    const seen = await seller.call({ url: `/product/retrive-stripe-data?session_id=${id}` });
    expect(seen.json().data).toMatchObject({ gateway_status: 'paid', payment: { status: 'open' } });

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(seller, 'stripe-payment-success', { session_id: id })),
    );
    for (const answer of answers) {
      expect(answer.json(), answer.body).toMatchObject({
        message: 'Payment received. Thank you.',
        data: { payment: { status: 'paid' }, current_step_no: null, agreement: { status: 'activated' } },
      });
    }
    await world.play('payments.card-event', { id });
    const today = dateIn(0);
    expect(await state(seller)).toMatchObject({
      subscription_type: 'Paid',
      payment_status: 'paid',
      agreement_end_date: yearsOn(today, 1),
      quota_bytes: 20 * 1024 ** 3,
      notification_service: { active: true, end_date: yearsOn(today, 1) },
    });
    const disk = await receipts(seller);
    expect(disk).toMatchObject({
      total: 1,
      totals: [{ amount: '52.80', currency: 'USD' }],
      data: [{ service: 'disk', quota_gb: 20, period_start: today, net: { amount: '48.00', currency: 'USD' } }],
    });
    expect((await receipts(seller, 'slack')).totals).toEqual([{ amount: '26.40', currency: 'USD' }]);

    const { queries } = world.backend.services;
    const bell = await queries.select().from(notifications).where(eq(notifications.user_id, seller.id));
    expect(bell.map(({ message_key }) => message_key)).toEqual(['receiptBell']);
    const mails = (await queries.select().from(outbox)).filter(({ payload }) =>
      JSON.stringify(payload).includes(seller.email),
    );
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain(disk.data[0].number);
  });

  it('credits once when the gateway event and the returning seller arrive together', async () => {
    const { seller, payment } = await atCheckout();
    await world.play('payments.checkout', { id: payment.checkout.id, outcome: 'pay' });
    await Promise.all([
      world.play('payments.card-event', { id: payment.checkout.id }),
      post(seller, 'stripe-payment-success', { session_id: payment.checkout.id }),
    ]);
    expect((await receipts(seller)).total).toBe(1);
    expect((await seller.call({ url: '/product/product/list' })).statusCode).toBe(200);
  });

  it('credits an unreported payment when its page expires, and lapses an unpaid one', async () => {
    const { seller, payment } = await atCheckout();
    await world.play('payments.checkout', { id: payment.checkout.id, outcome: 'pay' });
    expect((await receipts(await later(2 * hour, seller))).total).toBe(1);
    const { seller: other, payment: unpaid } = await atCheckout();
    const found = await (await later(2 * hour, other)).call({ url: `/product/payments/${unpaid.id}` });
    expect(found.json().data).toMatchObject({ status: 'lapsed', checkout: null });
    expect(found.json().data.timeline.map(({ event }: { event: string }) => event)).toEqual(['begun', 'lapsed']);
  });

  it('is not charged twice when another method is chosen', async () => {
    const { seller, payment } = await atCheckout();
    const other = await pay(seller, 'wallet');
    expect(other.statusCode).toBe(201);
    await expect(world.play('payments.checkout', { id: payment.checkout.id, outcome: 'pay' })).rejects.toThrow();
    expect((await seller.call({ url: `/product/payments/${payment.id}` })).json().data.status).toBe('cancelled');

    const { seller: quick, payment: done } = await atCheckout();
    await world.play('payments.checkout', { id: done.checkout.id, outcome: 'pay' });
    const late = await pay(quick, 'bank_transfer');
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/An earlier payment has just been completed/);
    expect((await receipts(quick)).total).toBe(1);
  });

  it('can be declined, retried and cancelled', async () => {
    const { seller, payment } = await atCheckout();
    const { id } = payment.checkout;
    await world.play('payments.checkout', { id, outcome: 'decline' });
    expect((await post(seller, 'stripe-payment-success', { session_id: id })).statusCode).toBe(409);
    const { link } = await world.play('payments.checkout', { id, outcome: 'cancel' });
    expect(link).toMatch(/\/sign-up\/payment$/);
    const cancel = (headers = {}) => post(seller, `payments/${payment.id}/cancel`, {}, headers);
    const stale = await cancel({ 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current).toMatchObject({ id: payment.id, version: 2 });
    const answer = await cancel({ 'if-match': '"2"' });
    expect(answer.json()).toMatchObject({ data: { status: 'cancelled', checkout: null } });
    expect((await cancel()).statusCode).toBe(409);
    expect((await pay(seller, 'card')).statusCode).toBe(201);
  });

  it('returns the first response for a repeated idempotency key', async () => {
    const seller = await newcomer();
    await choose(seller, paid);
    const key = { 'idempotency-key': 'sign-up-payment-1' };
    const first = await pay(seller, 'card', key);
    const again = await pay(seller, 'card', key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await post(seller, 'sign-up-payment', { email: seller.email, method: 'bank_transfer' }, key);
    expect(other.statusCode).toBe(422);
    const both = await Promise.all([pay(seller, 'card'), pay(seller, 'card')]);
    expect(new Set(both.map((answer) => answer.json().data.id)).size).toBe(1);
  });
});

describe('paying by wallet', () => {
  it('captures an approved order once', async () => {
    const { seller, payment } = await atCheckout('wallet');
    const token = payment.checkout.id;
    const early = await post(seller, 'capture-wallet-payment', { token });
    expect(early.json().message).toBe('Payment Unsuccessful, try again later');
    const { link } = await world.play('payments.checkout', { id: token, outcome: 'pay' });
    expect(link).toContain(`/paypal-success?token=${token}&PayerID=`);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post(seller, 'capture-wallet-payment', { token })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await receipts(seller)).data).toMatchObject([{ method: 'wallet' }]);
  });

  it('fails when the wallet declines and can be retried', async () => {
    const { seller, payment } = await atCheckout('wallet');
    const token = payment.checkout.id;
    await world.play('payments.checkout', { id: token, outcome: 'decline' });
    expect((await post(seller, 'capture-wallet-payment', { token })).statusCode).toBe(409);
    expect((await seller.call({ url: `/product/payments/${payment.id}` })).json().data.status).toBe('failed');
    expect((await pay(seller, 'wallet')).statusCode).toBe(201);
  });

  it('credits a capture whose response was lost', async () => {
    const { seller, payment } = await atCheckout('wallet');
    const { wallet } = world.backend.services.ports;
    await world.play('payments.checkout', { id: payment.checkout.id, outcome: 'pay' });
    await wallet?.capture(payment.checkout.id, payment.id);
    expect((await receipts(await later(2 * hour, seller))).total).toBe(1);
  });
});

describe('paying by bank transfer', () => {
  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('is due on a day in %s', async (time_zone) => {
    const seller = await world.seller();
    await setTimeZone(seller, time_zone);
    const { message, data } = (await renew(seller, 'bank_transfer', paid)).json();
    const due = dayIn(new Date(data.bank_transfer.due_at), time_zone);
    expect(message).toContain(`by ${dateText('en', due)}.`);
  });

  it('waits ten days for the money to arrive', async () => {
    const { seller: before, payment } = await atCheckout('bank_transfer');
    const { reference_number, due_at } = payment.bank_transfer;
    expect(payment).toMatchObject({ status: 'awaiting_transfer', checkout: null });
    expect(Date.parse(due_at) - Date.parse(payment.created_at)).toBe(10 * day);
    expect(await state(before, { 'accept-language': 'ja' })).toMatchObject({
      payment_status: 'unpaid',
      status: 'expiried',
      agreement_end_date: dateIn(10),
      awaited_payment: { id: payment.id, due_at },
      banner: {
        kind: 'payment_due',
        message: `ご契約は${dateText('ja', dateIn(10))}に終了します。お支払いの完了後、作品やファイルを追加できます。`,
      },
    });
    const seller = await later(9 * day, before);
    await world.play('payments.confirm-transfer', { reference: reference_number.toLowerCase() });
    await world.play('payments.confirm-transfer', { reference: reference_number });
    expect(await state(seller)).toMatchObject({ status: 'activated', awaited_payment: null, banner: null });
    expect((await receipts(seller)).data).toMatchObject([{ method: 'bank_transfer' }]);
  });

  it('credits a transfer by its arrival date, even if entered after the deadline', async () => {
    const { seller: before, payment } = await atCheckout('bank_transfer');
    const confirm = (arrived_on: string) =>
      world.play('payments.confirm-transfer', { reference: payment.bank_transfer.reference_number, arrived_on });
    const arrival = dateIn(9);
    const seller = await later(12 * day, before);
    expect((await seller.call({ url: `/product/payments/${payment.id}` })).json().data.status).toBe('lapsed');
    await expect(confirm(dateIn(1))).rejects.toThrow();
    await expect(confirm(dateIn(-1))).rejects.toThrow();
    await expect(confirm('soon')).rejects.toThrow();
    expect(await state(seller)).toMatchObject({ status: 'expiried' });
    await confirm(arrival);
    expect(await state(seller)).toMatchObject({ status: 'activated', agreement_end_date: yearsOn(dateIn(0), 1) });
  });

  it('lapses after ten days and then requires a renewal', async () => {
    const { seller: before, payment } = await atCheckout('bank_transfer');
    const early = await later(10 * day, before);
    const found = await early.call({ url: `/product/payments/${payment.id}` });
    expect(found.json().data.status).toBe('lapsed');
    const reference = payment.bank_transfer.reference_number;
    await expect(world.play('payments.confirm-transfer', { reference })).rejects.toThrow();
    const seller = await later(day, early);
    expect(await state(seller)).toMatchObject({ status: 'expiried', banner: { kind: 'expired' } });
    const renewal = await renew(seller, 'card', paid);
    await world.play('payments.checkout', { id: renewal.json().data.checkout.id, outcome: 'pay' });
    await post(seller, 'stripe-renew-payment-success', { session_id: renewal.json().data.checkout.id });
    expect(await state(seller)).toMatchObject({ status: 'activated', agreement_end_date: yearsOn(dateIn(0), 1) });
  });
});

describe('new seller with a pending transfer', () => {
  it('has the free quota at once if only notifications are to be paid', async () => {
    const seller = await newcomer();
    await choose(seller, { ...free, notification_service: true });
    const { data } = (await pay(seller, 'bank_transfer')).json();
    expect(await state(seller)).toMatchObject({
      status: 'activated',
      payment_status: 'paid',
      notification_service: { active: false, end_date: null },
      awaited_payment: { id: data.id },
    });
    await world.play('payments.confirm-transfer', { reference: data.bank_transfer.reference_number });
    expect(await state(seller)).toMatchObject({ notification_service: { active: true } });
    expect([(await receipts(seller)).total, (await receipts(seller, 'slack')).total]).toEqual([0, 1]);
  });
});

describe('two tabs', () => {
  it('that choose different methods leave one payable payment', async () => {
    const seller = await newcomer();
    await choose(seller, paid);
    const answers = await Promise.all([pay(seller, 'card'), pay(seller, 'wallet'), pay(seller, 'card')]);
    for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
    const data = await post(seller, 'getUsersRenewalData', { email: seller.email });
    const { open_payment } = data.json().data;
    const payable = answers.flatMap((answer) => {
      const payment = answer.json().data;
      return payment?.checkout && payment.id !== open_payment.id ? [payment] : [];
    });
    for (const { checkout, method, id } of payable) {
      if (method === 'card') {
        await expect(world.play('payments.checkout', { id: checkout.id, outcome: 'pay' })).rejects.toThrow();
      } else expect((await post(seller, 'capture-wallet-payment', { token: checkout.id })).statusCode, id).toBe(409);
    }
    await world.play('payments.checkout', { id: open_payment.checkout.id, outcome: 'pay' });
    const { method, checkout } = open_payment;
    const done =
      method === 'card'
        ? await post(seller, 'stripe-payment-success', { session_id: checkout.id })
        : await post(seller, 'capture-wallet-payment', { token: checkout.id });
    expect(done.statusCode, done.body).toBe(200);
    expect((await receipts(seller)).total).toBe(1);
  });
});

describe('sandbox gateway pages', () => {
  const page = { accept: 'text/html' };

  it('show the amount and redirect back after payment', async () => {
    for (const [method, back] of [
      ['card', '/success?session_id='],
      ['wallet', '/paypal-success?token='],
    ] as const) {
      const { payment } = await atCheckout(method);
      const url = new URL(payment.checkout.url).pathname;
      const shown = await world.call({ url, headers: page });
      expect(shown.body).toContain('$79.20');
      const headers = { ...page, 'content-type': 'application/x-www-form-urlencoded' };
      const paid = await world.call({ method: 'POST', url, headers, body: 'outcome=pay' });
      expect([paid.statusCode, paid.headers.location]).toEqual([303, expect.stringContaining(back)]);
    }
    const gone = await world.call({ url: '/sandbox/checkout/card/cs_test_nothing', headers: page });
    expect(gone.statusCode).toBe(404);
  });
});

describe('renewing', () => {
  const currentServices = { ...paid, quota_gb: 5, notification_service: false };

  it('adds a term to the current one', async () => {
    const seller = await world.seller({ agreementDays: 100 });
    const end = dateIn(100);
    const { data } = (await renew(seller, 'card', { ...currentServices, years: 2, currency: 'JPY' })).json();
    expect(data.quote.total).toEqual({ amount: '4092', currency: 'JPY' });
    await world.play('payments.checkout', { id: data.checkout.id, outcome: 'pay' });
    const wrong = await post(seller, 'stripe-payment-success', { session_id: data.checkout.id });
    expect(wrong.statusCode).toBe(404);
    const seen = await seller.call({
      url: `/product/retrive-stripe-renew-payment-data?session_id=${data.checkout.id}`,
    });
    expect(seen.json().data.gateway_status).toBe('paid');
    const answer = await post(seller, 'stripe-renew-payment-success', { session_id: data.checkout.id });
    expect(answer.json().data.agreement).toMatchObject({ agreement_end_date: yearsOn(end, 2) });
    expect((await receipts(seller)).data).toMatchObject([
      { period_start: end, period_end: yearsOn(end, 2), total: { amount: '4092', currency: 'JPY' } },
    ]);
  });

  it('upgrades the quota at once and rejects a smaller or free one during the term', async () => {
    const seller = await world.seller({ agreementDays: 73 });
    const { data } = (await renew(seller, 'wallet', { ...currentServices, quota_gb: 20 })).json();
    expect(data.quote.lines[1]).toMatchObject({ kind: 'disk_quota_upgrade', amount: { amount: '7.20' } });
    await world.play('payments.checkout', { id: data.checkout.id, outcome: 'pay' });
    await post(seller, 'capture-wallet-payment', { token: data.checkout.id });
    expect(await state(seller)).toMatchObject({ quota_bytes: 20 * 1024 ** 3 });
    const smaller = await renew(seller, 'card', currentServices);
    expect(smaller.json().errors).toHaveProperty(['services.quota_gb']);
    expect((await renew(seller, 'card', free)).json().errors).toHaveProperty(['services.disk_quota']);
  });

  it('can be limited to the notification service', async () => {
    const seller = await world.seller({ agreementDays: 50 });
    const { data } = (await renew(seller, 'card', { ...paid, disk_quota: 'unchanged' })).json();
    expect(data.quote.total).toEqual({ amount: '26.40', currency: 'USD' });
    await world.play('payments.checkout', { id: data.checkout.id, outcome: 'pay' });
    await post(seller, 'stripe-renew-payment-success', { session_id: data.checkout.id });
    expect(await state(seller)).toMatchObject({
      agreement_end_date: dateIn(50),
      notification_service: { active: true },
    });
    expect([(await receipts(seller)).total, (await receipts(seller, 'slack')).total]).toEqual([0, 1]);
    expect((await renew(seller, 'card', { ...free, disk_quota: 'unchanged' })).json().errors).toHaveProperty([
      'services.notification_service',
    ]);
  });

  it('is free for the free quota, which then continues without renewal', async () => {
    const seller = await world.seller({ agreementDays: -1 });
    expect(await state(seller)).toMatchObject({ status: 'expiried', banner: { kind: 'expired' } });
    const answer = await renew(seller, 'card', free);
    expect(answer.json()).toMatchObject({ message: 'Your services are changed.', data: { status: 'paid' } });
    expect(await state(seller)).toMatchObject({ subscription_type: 'Free', status: 'activated', banner: null });
    const { agreement_end_date } = await state(await later(400 * day, seller));
    expect(agreement_end_date > dateIn(0)).toBe(true);
  });

  it('sends one reminder before and one notice after the end of a term', async () => {
    const seller = await world.seller({ agreementDays: 31 });
    const { queries } = world.backend.services;
    const noticeKeys = async () =>
      (await queries.select().from(notifications).where(eq(notifications.user_id, seller.id))).map(
        ({ message_key }) => message_key,
      );
    await later(0, seller);
    expect(await noticeKeys()).toEqual([]);
    await later(day, seller);
    await later(day, seller);
    expect(await noticeKeys()).toEqual(['reminderSubject']);
    await later(30 * day, seller);
    await later(day, seller);
    expect(await noticeKeys()).toEqual(['reminderSubject', 'expirySubject']);
  });
});

describe('payment of another seller', () => {
  it('returns 404', async () => {
    const { payment } = await atCheckout();
    const other = await newcomer();
    const session = payment.checkout.id;
    await world.play('payments.checkout', { id: session, outcome: 'pay' });
    const answers = await Promise.all([
      other.call({ url: `/product/payments/${payment.id}` }),
      post(other, `payments/${payment.id}/cancel`, {}),
      other.call({ url: `/product/retrive-stripe-data?session_id=${session}` }),
      post(other, 'stripe-payment-success', { session_id: session }),
      post(other, 'capture-wallet-payment', { token: session }),
      post(other, 'getUserAgreementSubscriptionData', { email: 'somebody@example.com' }),
      post(other, 'getUsersRenewalData', { email: 'somebody@example.com' }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Record not found']);
    }
    const seller = await world.seller();
    const foreign = await seller.call({ url: `/product/transactions-list-disk?seller_id=${other.id}` });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('receipt list', () => {
  it('can be sorted, filtered, searched, paged and summed', async () => {
    const seller = await world.seller();
    const { queries } = world.backend.services;
    for (const [index, total_amount] of ['30.00', '10.00', '20.00'].entries()) {
      const renewed = (await renew(seller, 'bank_transfer', { ...paid, quota_gb: 5, years: index + 1 })).json().data;
      await world.play('payments.confirm-transfer', { reference: renewed.bank_transfer.reference_number });
      const paid_at = new Date(`2026-0${index + 1}-15T23:59:59Z`);
      await queries.update(transactions).set({ total_amount, paid_at }).where(eq(transactions.payment_id, renewed.id));
    }
    const amounts = async (query: string) =>
      (await receipts(seller, 'disk', query)).data.map((row: { total: { amount: string } }) => row.total.amount);
    expect(await amounts('')).toEqual(['20.00', '10.00', '30.00']);
    expect(await amounts('&sort=paid_at')).toEqual(['30.00', '10.00', '20.00']);
    expect(await amounts('&sort=-total')).toEqual(['30.00', '20.00', '10.00']);
    expect(await amounts('&date_from=2026-02-01&date_to=2026-02-15')).toEqual(['10.00']);
    const page = await receipts(seller, 'disk', '&per_page=2&page=2');
    expect(page).toMatchObject({ total: 3, from: 3, to: 3, totals: [{ amount: '60.00', currency: 'USD' }] });
    const { number } = page.data[0];
    expect((await receipts(seller, 'disk', `&search=${number.slice(-6).toLowerCase()}`)).total).toBe(1);
    expect((await receipts(seller, 'disk', '&search=%25')).total).toBe(0);
    const wrong = await receipts(seller, 'disk', '&date_from=2026-03-01&date_to=2026-02-01');
    expect(wrong.errors).toEqual({ date_from: ['The first day must not be after the last.'] });
    const blind = await world.seller({ permissions: [] });
    const rejected = await blind.call({ url: `/product/transactions-list-disk?seller_id=${blind.id}` });
    expect(rejected.json().message).toBe("You can't access this functionality");
  });
});

describe('agreement poll', () => {
  it('returns 304 while nothing changes', async () => {
    const seller = await world.seller();
    const poll = (headers = {}) =>
      post(seller, 'getUserAgreementSubscriptionData', { email: seller.email.toUpperCase() }, headers);
    const first = await poll();
    const etag = String(first.headers.etag);
    const again = await poll({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { queries } = world.backend.services;
    await queries.update(agreements).set({ used_bytes: 7 }).where(eq(agreements.seller_id, seller.id));
    expect((await poll({ 'if-none-match': etag })).statusCode).toBe(200);
  });
});
