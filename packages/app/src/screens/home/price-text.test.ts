import type { SiteSettings } from '@smart-art/api-client/queries';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import ja from '../../messages/ja.json' with { type: 'json' };
import { priceText } from './price-text.ts';

const english = createIntl({ locale: 'en', onError: () => {} });
const japanese = createIntl({ locale: 'ja', messages: ja });

const settings = {
  applicable_currency: 'USD',
  service_charge_percent: 12,
  usd_jpy_rate: 150,
  free_quota_gb: 1,
  own_file_server_quota_gb: 100,
  paid_quota_sizes_gb: [5, 20],
  disk_quota_cost_per_gb_and_year: { amount: '2.40', currency: 'USD' },
  notification_fee_per_year: { amount: '10.00', currency: 'USD' },
  consumption_tax_percent: 10,
} as SiteSettings;

test('describes the costs of the site settings in the applicable currency', () => {
  expect(priceText(english, settings)).toBe(
    'Start with 1 GB free, enough for about 100 works. More storage from $12.00 a year before tax. 12% service charge per sale.',
  );
  expect(priceText(japanese, { ...settings, applicable_currency: 'JPY', service_charge_percent: 12.5 })).toBe(
    '1 GB（約100作品分）まで無料で始められます。容量の追加は年額¥1,800（税別）から。販売時のサービス手数料は12.5%です。',
  );
});

test('omits what is free of charge or not on sale', () => {
  const bare = { ...settings, free_quota_gb: 0, paid_quota_sizes_gb: [], service_charge_percent: 0 };
  expect(priceText(english, bare)).toBe('');
  expect(priceText(english, { ...bare, service_charge_percent: 12 })).toBe('12% service charge per sale.');
});
