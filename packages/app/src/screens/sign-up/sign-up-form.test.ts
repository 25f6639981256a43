import type { Constraints } from '@smart-art/ui/form';
import { describe, expect, test } from 'vitest';
import { isSignUpDraft, type SignUpDraft } from './sign-up-draft.ts';
import {
  addressConstraints,
  agreementsConstraints,
  businessConstraints,
  emptyRecord,
  partErrors,
  personConstraints,
  type RecordForm,
  toRecord,
  withCountry,
} from './sign-up-form.ts';

const filled: RecordForm = {
  business: {
    actor_type: 'artist',
    company: ' Morita Studio ',
    industry_id: 'ind_fine_art',
    industry_sub_type_id: 'sub_painting',
    mobile: { country: 'JP', number: '090-1234-5678' },
    telephone: { country: 'JP', number: '0848 22 1234' },
    fax: { country: 'US', number: '2025550143' },
  },
  address: {
    address_line_1: '久保2-5',
    address_line_2: ' ',
    city: '尾道市',
    state: '広島県',
    pin_code: '722-0045',
    country: 'JP',
  },
  agreements: { accepts_terms: true, accepts_return_policy: true, accepts_international_delivery: false },
};

const requiredIn = (constraints: Constraints) => Object.keys(constraints).filter((name) => constraints[name]?.required);

test('toRecord trims text, and sends phone codes with their country', () => {
  const codes = new Map([
    ['JP', '81'],
    ['US', '1'],
  ]);
  expect(toRecord(filled, codes)).toEqual({
    actor_type: 'artist',
    accepts_terms: true,
    accepts_return_policy: true,
    accepts_international_delivery: false,
    business: {
      company: 'Morita Studio',
      industry_id: 'ind_fine_art',
      industry_sub_type_id: 'sub_painting',
      telephone_code: '81-JP',
      telephone: '0848 22 1234',
      mobile_code: '81-JP',
      mobile: '090-1234-5678',
      fax_code: '1-US',
      fax: '2025550143',
      address_line_1: '久保2-5',
      address_line_2: null,
      city: '尾道市',
      state: '広島県',
      pin_code: '722-0045',
      country: 'JP',
    },
  });
});

test('requires the fields that are required in 001 section 5', () => {
  expect(requiredIn(personConstraints)).toEqual(['firstname', 'lastname', 'password', 'confirm_password']);
  expect(personConstraints.password?.minLength).toBe(6);
  expect(requiredIn(businessConstraints)).toEqual(Object.keys(filled.business));
  for (const name of ['mobile', 'telephone', 'fax']) {
    expect(requiredIn(businessConstraints[name]?.properties ?? {})).toEqual(['country', 'number']);
  }
  expect(requiredIn(addressConstraints)).toEqual(['address_line_1', 'city', 'pin_code', 'country']);
  expect(agreementsConstraints).toMatchObject({
    accepts_terms: { enum: [true] },
    accepts_return_policy: { enum: [true] },
  });
});

test('partErrors maps server errors to the form with the field', () => {
  expect(
    partErrors({
      'business.mobile_code': ['a'],
      'business.mobile': ['b'],
      'business.city': ['c'],
      accepts_terms: ['d'],
      unheard_of: ['e'],
    }),
  ).toEqual({
    business: { mobile: ['a', 'b'], unheard_of: ['e'] },
    address: { city: ['c'] },
    agreements: { accepts_terms: ['d'] },
  });
});

test('isSignUpDraft rejects drafts of another format and expired ones', () => {
  const draft: SignUpDraft = {
    ...filled,
    format: 1,
    writtenAt: Date.now(),
    email: 'hana@example.com',
    person: { firstname: '花', lastname: '森田' },
  };
  expect(isSignUpDraft(draft)).toBe(true);
  for (const invalid of [
    null,
    'x',
    {},
    { ...draft, format: 2 },
    { ...draft, business: { ...filled.business, mobile: '090' } },
    { ...draft, writtenAt: Date.now() - 31 * 86_400_000 },
  ]) {
    expect(isSignUpDraft(invalid)).toBe(false);
  }
});

describe('withCountry', () => {
  test('fills empty fields with the country of the locale', () => {
    const { business, address } = withCountry(emptyRecord(), 'ja');
    expect([business.mobile, business.telephone, business.fax]).toEqual(Array(3).fill({ country: 'JP', number: '' }));
    expect(address.country).toBe('JP');
  });

  test('fills in no country in English', () => {
    expect(withCountry(emptyRecord(), 'en')).toEqual(emptyRecord());
  });

  test('does not overwrite existing values', () => {
    const typed = emptyRecord();
    typed.business.mobile = { country: '', number: '98765' };
    typed.business.telephone = { country: 'IN', number: '' };
    typed.address.country = 'IN';
    expect(withCountry(typed, 'ja').business.mobile).toEqual({ country: '', number: '98765' });
    expect(withCountry(typed, 'ja').business.telephone).toEqual({ country: 'IN', number: '' });
    expect(withCountry(typed, 'ja').address.country).toBe('IN');
  });
});
