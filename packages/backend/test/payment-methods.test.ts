import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { availableActions, take } from '../src/processes/process.ts';
import { subscriptionPayment } from '../src/processes/subscription-payment.ts';
import { useWorld } from './support/world.ts';

const bank = {
  HOUSE_ACCOUNT_NAME: 'Art House',
  HOUSE_BANK_NAME: 'Konan Bank',
  HOUSE_BRANCH_NAME: 'Main',
  HOUSE_ACCOUNT_TYPE: 'Ordinary',
  HOUSE_ACCOUNT_NUMBER: '1234567',
  HOUSE_SWIFT_CODE: 'KONAJPJT',
};

describe('without sandbox and payment keys', () => {
  const world = useWorld({ sandbox: false });

  it('rejects every payment method with a reason', async () => {
    const seller = await world.seller({ agreementDays: -1 });
    const services = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: false, currency: 'USD' };
    const { data } = (
      await seller.call({ method: 'POST', url: '/product/getUsersRenewalData', body: { email: seller.email } })
    ).json();
    for (const { method, available, reason } of data.methods) {
      expect([available, reason]).toEqual([false, expect.stringMatching(/isn’t available right now/)]);
      const body = { email: seller.email, method, services };
      const rejected = await seller.call({ method: 'POST', url: '/product/renew_payment', body });
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, reason]);
    }
  });

  it('rejects gateway events', async () => {
    const answer = await world.call({
      method: 'POST',
      url: '/product/stripe-events',
      body: { id: 'evt_1', type: 'checkout.session.completed', data: {} },
      headers: { 'stripe-signature': 't=1,v1=0' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('payment configuration', () => {
  it('is rejected if incomplete or malformed', () => {
    expect(readConfig(bank).bankAccount).toMatchObject({ bank_name: 'Konan Bank', swift_code: 'KONAJPJT' });
    expect(readConfig({}).bankAccount).toBeUndefined();
    expect(() => readConfig({ ...bank, HOUSE_SWIFT_CODE: '' })).toThrow(ConfigError);
    expect(() => readConfig({ STRIPE_API: 'stripe' })).toThrow('STRIPE_API');
    expect(readConfig({ PAYPAL_API: 'https://api-m.sandbox.paypal.com/' }).wallet.apiUrl).not.toMatch(/\/$/);
  });
});

describe('payment transition table', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const after = new Date('2026-11-18T13:00:00Z');
  const facts = [
    { expires_at: after, capture_started_at: null },
    { expires_at: now, capture_started_at: null },
    { expires_at: after, capture_started_at: new Date('2026-11-18T11:59:00Z') },
    { expires_at: after, capture_started_at: new Date('2026-11-18T11:00:00Z') },
  ];

  it('offers exactly the allowed transitions to every actor', () => {
    const reached = new Set<string>();
    for (const actor of ['seller', 'system', 'super_admin'] as const) {
      for (const state of subscriptionPayment.states) {
        for (const fact of facts) {
          for (const { action, available } of availableActions(subscriptionPayment, state, fact, now, actor)) {
            const attempt = () => take(subscriptionPayment, action, state, fact, now, actor);
            if (!available) expect(attempt, `${actor} ${action} ${state}`).toThrow();
            else reached.add(`${action} ${state} ${attempt()}`);
          }
        }
      }
    }
    const all = subscriptionPayment.transitions.flatMap(({ action, from, to }) =>
      from.map((state) => `${action} ${state} ${to}`),
    );
    expect([...reached].sort()).toEqual(all.sort());
  });

  it('has no transition out of paid', () => {
    expect(subscriptionPayment.transitions.filter(({ from }) => from.some((state) => `${state}` === 'paid'))).toEqual(
      [],
    );
  });
});
