import type { SignUpServicesBody, SiteSettings } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { choiceErrors, firstChoice, hasTerm, quoteFor, toServices } from './services-form.ts';

const settings = {
  applicable_currency: 'USD',
  currencies: ['USD', 'JPY'],
  usd_jpy_rate: 150,
  paid_quota_sizes_gb: [5, 20, 50],
  free_quota_gb: 1,
  own_file_server_quota_gb: 100,
  disk_quota_cost_per_gb_and_year: { amount: '2.40', currency: 'USD' },
  notification_fee_per_year: { amount: '12.00', currency: 'USD' },
  consumption_tax_percent: 10,
} as unknown as SiteSettings;

const chosen = (services: Partial<SignUpServicesBody['services']>): SignUpServicesBody['services'] => ({
  disk_quota: 'paid',
  quota_gb: 20,
  years: 3,
  bucket_details_id: null,
  notification_service: true,
  currency: 'JPY',
  ...services,
});

describe('firstChoice', () => {
  test('defaults to the free plan, in the currency of the person', () => {
    expect(firstChoice(settings, null, 'JPY')).toEqual({
      disk_quota: 'free',
      quota_gb: '5',
      years: '1',
      notification_service: false,
      currency: 'JPY',
    });
  });

  test('restores the previous choice', () => {
    expect(firstChoice(settings, chosen({}), 'USD')).toEqual({
      disk_quota: 'paid',
      quota_gb: '20',
      years: '3',
      notification_service: true,
      currency: 'JPY',
    });
  });

  test('falls back to another size, or to the free plan if no size is on sale', () => {
    expect(firstChoice(settings, chosen({ quota_gb: 7 }), 'USD')).toMatchObject({ disk_quota: 'paid', quota_gb: '5' });
    const none = { ...settings, paid_quota_sizes_gb: [] };
    expect(firstChoice(none, chosen({}), 'USD')).toMatchObject({ disk_quota: 'free', quota_gb: '' });
  });

  test('falls back to a supported currency', () => {
    expect(firstChoice({ ...settings, currencies: ['USD'] }, chosen({}), 'JPY').currency).toBe('USD');
  });
});

describe('request body', () => {
  const choice = firstChoice(settings, chosen({}), 'USD');

  test('contains the quota size and years only if they are paid for', () => {
    expect(toServices(choice, null)).toEqual(chosen({}));
    expect(toServices({ ...choice, disk_quota: 'free', notification_service: false }, null)).toEqual(
      chosen({ disk_quota: 'free', quota_gb: null, years: 1, notification_service: false }),
    );
  });

  test('contains the file server only if files are stored on it', () => {
    expect(toServices({ ...choice, disk_quota: 'own_file_server' }, 'bkt_1')).toMatchObject({
      bucket_details_id: 'bkt_1',
      quota_gb: null,
    });
    expect(toServices(choice, 'bkt_1').bucket_details_id).toBeNull();
  });

  test('has a term only if the quota or notifications are paid for', () => {
    expect(hasTerm({ ...choice, disk_quota: 'free' })).toBe(true);
    expect(hasTerm({ ...choice, notification_service: false })).toBe(true);
    expect(hasTerm({ ...choice, disk_quota: 'own_file_server', notification_service: false })).toBe(false);
  });
});

test('quoteFor adds up the services and the consumption tax', () => {
  const quote = quoteFor({ ...firstChoice(settings, chosen({ currency: 'USD' }), 'USD'), years: '2' }, settings);
  // 20 GB x 2.40 x 2 years + 12.00 x 2 years, plus ten percent.
  expect(quote.subtotal).toEqual({ amount: '120.00', currency: 'USD' });
  expect(quote.consumption_tax.amount).toBe('12.00');
  expect(quote.total.amount).toBe('132.00');
});

test('choiceErrors maps fields of the body to form fields', () => {
  expect(choiceErrors({ 'services.quota_gb': ['No'], total: ['Changed'] })).toEqual({
    quota_gb: ['No'],
    total: ['Changed'],
  });
});
