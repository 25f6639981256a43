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

describe('the first choice', () => {
  test('is what costs nothing, in the currency that the house applies', () => {
    expect(firstChoice(settings, null, 'JPY')).toEqual({
      disk_quota: 'free',
      quota_gb: '5',
      years: '1',
      notification_service: false,
      currency: 'JPY',
    });
  });

  test('is what was chosen before', () => {
    expect(firstChoice(settings, chosen({}), 'USD')).toEqual({
      disk_quota: 'paid',
      quota_gb: '20',
      years: '3',
      notification_service: true,
      currency: 'JPY',
    });
  });

  test('is another size where the chosen one is no longer sold, and free where none is', () => {
    expect(firstChoice(settings, chosen({ quota_gb: 7 }), 'USD')).toMatchObject({ disk_quota: 'paid', quota_gb: '5' });
    const none = { ...settings, paid_quota_sizes_gb: [] };
    expect(firstChoice(none, chosen({}), 'USD')).toMatchObject({ disk_quota: 'free', quota_gb: '' });
  });

  test('is in a currency that is taken', () => {
    expect(firstChoice({ ...settings, currencies: ['USD'] }, chosen({}), 'JPY').currency).toBe('USD');
  });
});

describe('what is sent', () => {
  const choice = firstChoice(settings, chosen({}), 'USD');

  test('names a size and years only where they are paid for', () => {
    expect(toServices(choice, null)).toEqual(chosen({}));
    expect(toServices({ ...choice, disk_quota: 'free', notification_service: false }, null)).toEqual(
      chosen({ disk_quota: 'free', quota_gb: null, years: 1, notification_service: false }),
    );
  });

  test('names the file server only where files go to it', () => {
    expect(toServices({ ...choice, disk_quota: 'own_file_server' }, 'bkt_1')).toMatchObject({
      bucket_details_id: 'bkt_1',
      quota_gb: null,
    });
    expect(toServices(choice, 'bkt_1').bucket_details_id).toBeNull();
  });

  test('has a term where quota or notifications are paid', () => {
    expect(hasTerm({ ...choice, disk_quota: 'free' })).toBe(true);
    expect(hasTerm({ ...choice, notification_service: false })).toBe(true);
    expect(hasTerm({ ...choice, disk_quota: 'own_file_server', notification_service: false })).toBe(false);
  });
});

test('a choice costs what its lines and the tax add up to', () => {
  const quote = quoteFor({ ...firstChoice(settings, chosen({ currency: 'USD' }), 'USD'), years: '2' }, settings);
  // 20 GB x 2.40 x 2 years + 12.00 x 2 years, plus ten percent.
  expect(quote.subtotal).toEqual({ amount: '120.00', currency: 'USD' });
  expect(quote.consumption_tax.amount).toBe('12.00');
  expect(quote.total.amount).toBe('132.00');
});

test('the server names fields of the body, the form its own', () => {
  expect(choiceErrors({ 'services.quota_gb': ['No'], total: ['Changed'] })).toEqual({
    quota_gb: ['No'],
    total: ['Changed'],
  });
});
