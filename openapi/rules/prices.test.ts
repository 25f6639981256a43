import { expect, it } from 'vitest';
import { unitsOf } from './money.ts';
import { addYears, daysBetween, quotaOf, quoteOf, type ServiceChoice, type ServicePrices, termEnd } from './prices.ts';

const prices: ServicePrices = {
  free_quota_gb: 1,
  own_file_server_quota_gb: 1000,
  disk_quota_cost_per_gb_and_year: { amount: '2.40', currency: 'USD' },
  notification_fee_per_year: { amount: '24.00', currency: 'USD' },
  consumption_tax_percent: 10,
  usd_jpy_rate: 155,
};
const paid: ServiceChoice = { disk_quota: 'paid', quota_gb: 20, years: 1, notification_service: true, currency: 'USD' };
const fresh = { today: '2026-11-18', running: null };

it('adds up the services line by line, with tax', () => {
  expect(quoteOf(paid, prices, fresh)).toEqual({
    lines: [
      { kind: 'disk_quota', quota_gb: 20, years: 1, amount: { amount: '48.00', currency: 'USD' } },
      { kind: 'notification_service', quota_gb: null, years: 1, amount: { amount: '24.00', currency: 'USD' } },
    ],
    subtotal: { amount: '72.00', currency: 'USD' },
    consumption_tax_percent: 10,
    consumption_tax: { amount: '7.20', currency: 'USD' },
    total: { amount: '79.20', currency: 'USD' },
  });
});

it('computes yen without decimals', () => {
  const quote = quoteOf({ ...paid, currency: 'JPY', years: 2, notification_service: false }, prices, fresh);
  expect(quote.lines.map(({ amount }) => amount.amount)).toEqual(['14880']);
  expect(quote.total).toEqual({ amount: '16368', currency: 'JPY' });
});

it('costs nothing without paid services', () => {
  for (const disk_quota of ['free', 'own_file_server', 'unchanged'] as const) {
    const quote = quoteOf({ ...paid, disk_quota, notification_service: false }, prices, fresh);
    expect(quote).toMatchObject({ lines: [], total: { amount: '0.00', currency: 'USD' } });
  }
});

it('charges a larger quota for the remaining days of the current term', () => {
  const running = { quota_gb: 20, end_date: '2027-02-16' };
  const quote = quoteOf({ ...paid, quota_gb: 50, notification_service: false }, prices, { ...fresh, running });
  expect(quote.lines[1]).toEqual({
    kind: 'disk_quota_upgrade',
    quota_gb: 30,
    years: null,
    amount: { amount: '17.75', currency: 'USD' },
  });
  expect(quoteOf(paid, prices, { ...fresh, running }).lines).toHaveLength(2);
});

it('returns the quota of each plan', () => {
  const quotas = (['free', 'paid', 'own_file_server', 'unchanged'] as const).map((disk_quota) =>
    quotaOf({ ...paid, disk_quota }, prices),
  );
  expect(quotas).toEqual([1, 20, 1000, undefined]);
});

it('adds a new term to the current one', () => {
  expect(termEnd('2026-11-18', null, 1)).toBe('2027-11-18');
  expect(termEnd('2026-11-18', '2027-08-31', 2)).toBe('2029-08-31');
  expect(termEnd('2026-11-18', '2026-11-17', 1)).toBe('2027-11-18');
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
  expect(daysBetween('2026-11-18', '2026-11-17')).toBe(0);
  expect(daysBetween('2026-03-01', '2027-03-01')).toBe(365);
});

it('adds up exactly across lines, tax and total', () => {
  for (let quota_gb = 1; quota_gb < 200; quota_gb += 7) {
    for (const currency of ['USD', 'JPY'] as const) {
      const running = { quota_gb: 3, end_date: '2027-01-31' };
      const quote = quoteOf({ ...paid, quota_gb, currency, years: 3 }, prices, { ...fresh, running });
      const sum = quote.lines.reduce((total, { amount }) => total + unitsOf(amount), 0n);
      expect(unitsOf(quote.subtotal)).toBe(sum);
      expect(unitsOf(quote.total)).toBe(sum + unitsOf(quote.consumption_tax));
    }
  }
});
