/** Site-wide settings (001 section 9): each value is validated, published and applied. */
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { changeSettings, settingRules } from '../src/general/change-settings.ts';
import { runJobs } from '../src/platform/jobs.ts';
import { markReferralJoined } from '../src/referrals/joined.ts';
import { later, offer, offerWork, place, post, requestPayment, step } from './support/orders.ts';
import { form, useWorld } from './support/world.ts';

const world = useWorld();
const gigabyte = 1024 ** 3;

const set = (input: Record<string, string>) =>
  changeSettings(world.backend.services.queries, input, world.backend.services.now());
const published = async () => (await world.call({ url: '/product/site-settings' })).json().data;
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

afterEach(() =>
  set({
    rental_deposit_limit: 'none',
    delivery_limit: 'none',
    insurance_limit: 'none',
    financial_year_start_month: '4',
    payment_reminder_days: '2',
    referral_reward_gb: '0',
    usd_jpy_rate: '155',
  }),
);

describe('site setting', () => {
  it.each([
    ['service_charge_percent', '12.5', 'service_charge_percent', 12.5],
    ['consumption_tax_percent', '8', 'consumption_tax_percent', 8],
    ['free_quota_gb', '2', 'free_quota_gb', 2],
    ['own_file_server_quota_gb', '500', 'own_file_server_quota_gb', 500],
    ['paid_quota_sizes_gb', '50, 5,20', 'paid_quota_sizes_gb', [5, 20, 50]],
    ['disk_quota_cost_per_gb_and_year', '3', 'disk_quota_cost_per_gb_and_year', usd('3.00')],
    ['notification_fee_per_year', '30.5', 'notification_fee_per_year', usd('30.50')],
    ['return_window_days', '14', 'return_window_days', 14],
    ['payout_days', '0', 'payout_days', 0],
    ['rental_deposit_limit', '500', 'rental_deposit_limit', usd('500.00')],
    ['delivery_limit', 'none', 'delivery_limit', null],
    ['insurance_limit', '0.5', 'insurance_limit', usd('0.50')],
    ['financial_year_start_month', '1', 'financial_year_start_month', 1],
    ['payment_reminder_days', '3', 'reminder_days', { payment: 3, return: 2, lease: 7 }],
    ['referral_reward_gb', '1', 'referral_reward_gb', 1],
  ])('%s=%s is published to clients', async (name, text, field, value) => {
    const before = (await published())[field];
    await set({ [name]: text });
    expect((await published())[field]).toEqual(value);
    if (typeof before === 'number') await set({ [name]: String(before) });
  });

  it.each([
    ['service_charge_percent', '101', 'tooLarge'],
    ['service_charge_percent', '', 'notNumber'],
    ['return_window_days', '0', 'tooSmall'],
    ['return_window_days', '7.5', 'notNumber'],
    ['payout_days', '91', 'tooLarge'],
    ['financial_year_start_month', '13', 'tooLarge'],
    ['notification_fee_per_year', 'none', 'amountWrong'],
    ['delivery_limit', '12.345', 'amountWrong'],
    ['insurance_limit', '0', 'amountWrong'],
    ['paid_quota_sizes_gb', '5,x', 'wrongForm'],
    ['applicable_currency', 'EUR', 'notListed'],
    ['house_key', '00', 'unknownField'],
  ])('%s=%s is rejected, and nothing else is saved with it', async (name, text, key) => {
    const before = await published();
    await expect(set({ consumption_tax_percent: '5', [name]: text })).rejects.toMatchObject({
      fields: { [name]: [expect.objectContaining({ key })] },
    });
    expect(await published()).toEqual(before);
  });

  it('has 19 rules', () => {
    expect(Object.keys(settingRules)).toHaveLength(19);
  });
});

describe('limit', () => {
  it('bounds the rental deposit, in yen at the current exchange rate', async () => {
    const seller = await world.seller();
    const terms = { deposit_cost: usd('400') };
    const work = await offerWork(seller, terms);
    await set({ rental_deposit_limit: '300', usd_jpy_rate: '150' });
    const { title, type, medium, images } = work;
    const save = (change: object) =>
      seller.call({
        method: 'POST',
        url: `/product/product/create/${work.id}`,
        body: {
          ...{ ...offer, title, type, medium, category_id: 'cat_painting', image_ids: images.map(({ id }) => id) },
          ...change,
        },
      });
    // A deposit that the work already has may stay above the limit.
    expect((await save(terms)).statusCode).toBe(200);
    const above = await save({ deposit_cost: { amount: '45001', currency: 'JPY' } });
    expect(above.statusCode).toBe(422);
    expect(above.json().errors).toEqual({ 'deposit_cost.amount': ['Enter ¥45,000 or less.'] });
    expect((await save({ deposit_cost: { amount: '45000', currency: 'JPY' } })).statusCode).toBe(200);
  });

  it.each(['delivery', 'insurance'])('bounds the %s charge of an order', async (name) => {
    const seller = await world.seller();
    const id = await place(world, await offerWork(seller));
    await set({ [`${name}_limit`]: '40' });
    const charges = { delivery_charge: usd('0'), insurance_charge: usd('0') };
    const paymentRequest = (amount: string) => ({
      order_id: id,
      status: 'Payment Requested',
      ...charges,
      [`${name}_charge`]: usd(amount),
    });
    const above = await post(seller, '/change-order-status', paymentRequest('40.01'));
    expect(above.statusCode).toBe(422);
    expect(above.json().errors).toEqual({ [`${name}_charge.amount`]: ['Enter $40.00 or less.'] });
    expect(await step(seller, '/change-order-status', paymentRequest('40'))).toMatchObject({
      status: 'Payment Requested',
    });
  });
});

it('sends payment reminders the configured number of days ahead', async () => {
  const seller = await world.seller();
  const id = await place(world, await offerWork(seller));
  await requestPayment(seller, id);
  const run = () =>
    runJobs(world.backend.services, (error) => {
      throw error;
    });
  const bell = async () => JSON.stringify((await seller.call({ url: '/product/bell/notify/records' })).json());
  await later(world, 5.5 * day, run);
  const before = await bell();
  await set({ payment_reminder_days: '5' });
  await later(world, 5.5 * day, run);
  expect(await bell()).not.toBe(before);
});

it('adds disk quota when an invited person signs up', async () => {
  const seller = await world.seller();
  const quota = async () =>
    (await post(seller, '/getUserAgreementSubscriptionData', { email: seller.email })).json().data.quota_bytes;
  const before = await quota();
  await set({ referral_reward_gb: '2' });
  const email = 'invited@example.com';
  const invitation = form([
    { field: 'name', text: 'Nagi' },
    { field: 'email', text: email },
    { field: 'message', text: 'Come and see.' },
  ]);
  await seller.call({ method: 'POST', url: '/product/referrals', ...invitation });
  const { queries, now } = world.backend.services;
  await queries.transaction((tx) => markReferralJoined(tx, email, now()));
  expect((await quota()) - before).toBe(2 * gigabyte);
  const { data } = (await seller.call({ url: '/product/bell/notify/records' })).json();
  expect(JSON.stringify(data)).toContain('2 GB more disk quota');
});
