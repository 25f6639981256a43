import type { OwnProfile } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { changedFields, merge } from '../../drafts/merge.ts';
import { formErrors, formOf, inputOf, missingOfBank, splitChange } from './profile-form.ts';

const business = {
  company: 'Morita Studio',
  industry_id: 'ind_fine_art',
  industry_sub_type_id: 'sub_painting',
  telephone_code: '81-JP',
  telephone: '0848221234',
  mobile_code: '81-JP',
  mobile: '09012345678',
  fax_code: '1-US',
  fax: '5035551234',
  address_line_1: '2-5 Kubo',
  address_line_2: null,
  city: 'Onomichi',
  state: null,
  pin_code: '722-0045',
  country: 'JP',
};
const record: OwnProfile = {
  email: 'artist@example.com',
  firstname: 'Hana',
  lastname: 'Morita',
  name_reading: 'もりた はな',
  actor_type: 'artist',
  business,
  bank_details: null,
  paypal_id: null,
  passbook_photo: null,
  accepts_international_delivery: false,
  shows_contact: true,
  statement: 'Harbours, before the lamps.',
  version: 3,
};
const codeOf = (country: string) => ({ JP: '81-JP', US: '1-US' })[country] ?? '';

describe('profile form', () => {
  test('converts a record to form values and back without loss', () => {
    expect(inputOf(formOf(record), codeOf)).toEqual({
      actor_type: 'artist',
      business,
      bank_details: null,
      paypal_id: null,
      accepts_international_delivery: false,
      shows_contact: true,
      statement: 'Harbours, before the lamps.',
      name_reading: 'もりた はな',
    });
    const bank_details = {
      account_name: 'MORITA HANA',
      bank_name: 'Seto Inland Bank',
      branch_name: null,
      account_type: 'ordinary' as const,
      account_number: '1234567',
      swift_code: null,
      ifsc_code: null,
      iban: null,
      sort_code: null,
      routing_number: null,
    };
    expect(inputOf(formOf({ ...record, bank_details }), codeOf).bank_details).toEqual(bank_details);
    const iban = 'DE89370400440532013000';
    const german = { ...bank_details, iban, account_number: iban, sort_code: '601613' };
    const form = formOf({ ...record, bank_details: german });
    expect([form.iban, form.account_number, form.sort_code]).toEqual(['DE89 3704 0044 0532 0130 00', '', '60-16-13']);
    expect(inputOf(form, codeOf).bank_details).toEqual(german);
    // An IBAN typed as account number, before IBAN had its own field.
    const typed = formOf({ ...record, bank_details: { ...bank_details, account_number: iban } });
    expect([typed.iban, typed.account_number]).toEqual(['DE89 3704 0044 0532 0130 00', '']);
  });

  test('trims text and sends null for blank fields', () => {
    const sent = inputOf({ ...formOf(record), company: ' Studio ', state: '  ', paypal_id: ' ' }, codeOf);
    expect(sent).toMatchObject({ business: { company: 'Studio', state: null }, paypal_id: null });
  });

  test('starts empty without a business', () => {
    expect(formOf({ ...record, business: null })).toMatchObject({
      company: '',
      telephone: { country: '', number: '' },
    });
  });

  test('assigns changes to the identity or the business service', () => {
    const form = formOf(record);
    const split = (change: Partial<typeof form>) => splitChange(changedFields(form, { ...form, ...change }));
    expect(split({})).toEqual({ identity: false, business: false });
    expect(split({ email: 'hana@example.com' })).toEqual({ identity: true, business: false });
    expect(split({ name_reading: 'もりた' })).toEqual({ identity: false, business: true });
    expect(split({ fax: { country: 'JP', number: '1' } })).toEqual({ identity: false, business: true });
  });

  test('requires the bank details of the country once one of them is filled in', () => {
    const form = formOf(record);
    expect(missingOfBank(form)).toEqual([]);
    expect(missingOfBank({ ...form, country: 'DE', bank_name: 'Spree Bank' })).toEqual(['account_name', 'iban']);
    expect(missingOfBank({ ...form, swift_code: 'SETOJPJT' })).toEqual(['account_name', 'bank_name', 'account_number']);
  });

  test('maps field errors to its own field names', () => {
    expect(
      formErrors({
        'business.telephone_code': ['No code.'],
        'business.telephone': ['No number.'],
        'bank_details.swift_code': ['No SWIFT.'],
        verification_token: ['Prove it.'],
        firstname: ['No name.'],
      }),
    ).toEqual({
      telephone: ['No code.', 'No number.'],
      swift_code: ['No SWIFT.'],
      email: ['Prove it.'],
      firstname: ['No name.'],
    });
  });
});

describe('merging a profile saved elsewhere', () => {
  const base = formOf(record);

  test('takes fields changed only remotely, and reports a conflict for those changed on both sides', () => {
    const mine = { ...base, company: 'Mine', city: 'Kure' };
    const theirs = { ...base, company: 'Theirs', pin_code: '737-0001' };
    const merged = merge(base, mine, theirs);
    expect(merged.taken).toEqual(['pin_code']);
    expect(merged.contested).toEqual(['company']);
    expect(merged.values).toEqual({ ...base, company: 'Mine', city: 'Kure', pin_code: '737-0001' });
  });

  test('reports no conflict for identical changes, or if only the version has changed', () => {
    const mine = { ...base, company: 'Same' };
    expect(merge(base, mine, { ...base, company: 'Same' })).toMatchObject({ taken: [], contested: [] });
    expect(merge(base, mine, base)).toEqual({ taken: [], contested: [], values: mine });
  });
});
