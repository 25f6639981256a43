import type { ClientSettings } from '@smart-art/api-client/queries';
import { noticeDefaults } from '@smart-art/openapi/rules';
import { expect, test } from 'vitest';
import { bankForm, bankPart, cardForm, cardPart, changesSecret, formErrors, missingOf } from './settings-form.ts';

const settings: ClientSettings = {
  user_id: 'usr_1',
  paypal_url: null,
  paypal_id: null,
  paypal_is_enabled: false,
  stripe_api_key: 'pk_test_1',
  stripe_secret_key: 'sk_test_••••••••p7dc',
  stripe_is_enabled: true,
  bank_transfer_is_enabled: false,
  bank_transfer_account_name: null,
  bank_transfer_bank_name: null,
  bank_transfer_branch_name: null,
  bank_transfer_account_type: null,
  bank_transfer_account_number: null,
  bank_transfer_swift_code: null,
  bank_transfer_ifsc_code: null,
  bank_transfer_iban: null,
  bank_transfer_sort_code: null,
  bank_transfer_routing_number: null,
  applicable_currency: 'USD',
  language: 'en',
  time_zone: 'Asia/Tokyo',
  notices: noticeDefaults,
  is_slack: true,
  renewal_reminder_days: 30,
  version: 1,
};

test('an unchanged secret key is not sent and needs no password', () => {
  const form = cardForm(settings);
  expect(changesSecret(form)).toBe(false);
  expect(cardPart(form)).toEqual({ stripe_is_enabled: true, stripe_api_key: 'pk_test_1' });
  expect(missingOf.card(form)).toEqual([]);
});

test('a replaced or removed secret key is sent with the password', () => {
  const form = { ...cardForm(settings), current_password: 'harbour' };
  expect(cardPart({ ...form, secret: 'new', stripe_secret_key: ' sk_test_2 ' })).toMatchObject({
    stripe_secret_key: 'sk_test_2',
    current_password: 'harbour',
  });
  expect(cardPart({ ...form, secret: 'none' })).toMatchObject({ stripe_secret_key: null, current_password: 'harbour' });
  expect(missingOf.card({ ...form, secret: 'none' })).toEqual(['stripe_secret_key']);
});

test('the first secret key is required only if card payments are enabled', () => {
  const form = cardForm({ ...settings, stripe_secret_key: null, stripe_is_enabled: false });
  expect([form.secret, changesSecret(form), missingOf.card(form)]).toEqual(['new', false, []]);
  expect(missingOf.card({ ...form, stripe_is_enabled: true, stripe_api_key: ' ' })).toEqual([
    'stripe_api_key',
    'stripe_secret_key',
  ]);
});

test('a bank account sends null for empty fields, and has five required ones if enabled', () => {
  const form = { ...bankForm(settings), bank_transfer_is_enabled: true, bank_transfer_bank_name: ' 港南銀行 ' };
  expect(bankPart(form)).toMatchObject({ bank_transfer_bank_name: '港南銀行', bank_transfer_swift_code: null });
  expect(missingOf.bank_transfer(form, 'JP')).toHaveLength(4);
  expect(missingOf.bank_transfer({ ...form, bank_transfer_is_enabled: false }, 'JP')).toEqual([]);
});

test('a bank account requires the fields of its country', () => {
  const form = { ...bankForm(settings), bank_transfer_is_enabled: true };
  const missing = (country: string, more = {}) => missingOf.bank_transfer({ ...form, ...more }, country);
  const named = ['account_name', 'bank_name'];
  expect(missing('DE')).toEqual([...named, 'iban']);
  expect(missing('GB')).toEqual([...named, 'sort_code', 'account_number']);
  expect(missing('GB', { bank_transfer_iban: 'GB29' })).toEqual(named);
  expect(missing('US', { bank_transfer_account_type: 'current' })).toEqual([
    ...named,
    'routing_number',
    'account_number',
  ]);
  expect(bankPart({ ...form, bank_transfer_iban: 'DE89 3704 0044 0532 0130 00' })).toMatchObject({
    bank_transfer_iban: 'DE89370400440532013000',
    bank_transfer_account_number: 'DE89370400440532013000',
  });
});

test('field errors of a connection test are mapped to the fields of the form', () => {
  expect(formErrors({ 'settings.paypal_url': ['No.'], paypal_id: ['Needed.'] })).toEqual({
    paypal_url: ['No.'],
    paypal_id: ['Needed.'],
  });
});
