import { describe, expect, it } from 'vitest';
import {
  accountNumberOf,
  bankProblems,
  groupedIban,
  groupedSortCode,
  ibanProblem,
  isRoutingNumber,
  neededBankParts,
  ownAccountNumber,
  plainIban,
  requiredParts,
  shownBankParts,
} from './bank.ts';

/** As printed in the ISO 13616 registry. */
const published = [
  'GB29 NWBK 6016 1331 9268 19',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'BE68 5390 0754 7034',
  'ES91 2100 0418 4502 0005 1332',
  'IT60 X054 2811 1010 0000 0123 456',
  'CH93 0076 2011 6238 5295 7',
  'SE45 5000 0000 0583 9825 7466',
  'PL61 1090 1014 0000 0712 1981 2874',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'LC55 HEMM 0001 0001 0012 0012 0002 3015',
  'SA03 8000 0000 6080 1016 7519',
  'BR18 0036 0305 0000 1000 9795 493C 1',
];

describe('IBAN', () => {
  it.each(published)('is valid with spaces, without spaces and in lower case: %s', (iban) => {
    const plain = iban.replaceAll(' ', '');
    expect([iban, plain, plain.toLowerCase()].map(ibanProblem)).toEqual([undefined, undefined, undefined]);
    expect([plainIban(iban), groupedIban(plain.toLowerCase())]).toEqual([plain, iban]);
  });

  it.each(published)('is invalid with a changed digit or two swapped digits: %s', (iban) => {
    const plain = iban.replaceAll(' ', '');
    for (let at = 4; at < plain.length; at += 1) {
      const digit = plain[at] ?? '';
      if (!/[0-9]/.test(digit)) continue;
      const changed = plain.slice(0, at) + ((Number(digit) + 1) % 10) + plain.slice(at + 1);
      expect(ibanProblem(changed), changed).toEqual({ reason: 'checksum' });
      const next = plain[at + 1] ?? digit;
      if (next === digit || !/[0-9]/.test(next)) continue;
      const swapped = plain.slice(0, at) + next + digit + plain.slice(at + 2);
      expect(ibanProblem(swapped), swapped).toEqual({ reason: 'checksum' });
    }
  });

  it('has a reason if it is invalid', () => {
    expect(ibanProblem('60161331926819')).toEqual({ reason: 'form' });
    expect(ibanProblem('GB29 NWBK 6016 1331 9268 1')).toEqual({
      reason: 'length',
      country: 'GB',
      expected: 22,
      found: 21,
    });
    expect(ibanProblem('US64 SVBK 1234 5678')).toEqual({ reason: 'country', country: 'US' });
    expect(ibanProblem('JP00 0001 2345 6789')).toEqual({ reason: 'country', country: 'JP' });
  });
});

describe('isRoutingNumber', () => {
  it.each(['021000021', '011401533', '091000019', '122105155', '026009593'])('accepts %s', (number) => {
    expect(isRoutingNumber(number)).toBe(true);
  });
  it.each(['021000022', '012000021', '000000000', '02100002', '0210000210', 'abcdefghi'])('rejects %s', (number) => {
    expect(isRoutingNumber(number)).toBe(false);
  });
});

describe('required bank details', () => {
  it('are a sort code in the United Kingdom, or an IBAN that contains it', () => {
    for (const country of ['GB', 'JE']) {
      expect(shownBankParts(country)).toEqual(['account_name', 'bank_name', 'sort_code', 'account_number', 'iban']);
      expect(neededBankParts(country, {})).toEqual(['account_name', 'bank_name', 'sort_code', 'account_number']);
      expect(neededBankParts(country, { iban: 'GB29 NWBK 6016 1331 9268 19' })).toEqual(['account_name', 'bank_name']);
    }
  });

  it('are an IBAN in countries that use it', () => {
    for (const country of ['DE', 'FR', 'RE', 'AX', 'AE']) {
      expect(shownBankParts(country)).toEqual(['account_name', 'bank_name', 'iban', 'swift_code']);
      expect(neededBankParts(country, { account_number: '1' })).toContain('iban');
    }
  });

  it('are a routing number in the US, an IFSC in India, SWIFT elsewhere, and none of them in Japan', () => {
    const needed = (country: string) => neededBankParts(country, {}).slice(2);
    expect(needed('US')).toEqual(['routing_number', 'account_number']);
    expect(needed('IN')).toEqual(['account_number', 'ifsc_code']);
    expect(needed('AU')).toEqual(['account_number', 'swift_code']);
    expect(needed('JP')).toEqual(['account_number']);
    expect(shownBankParts('JP')).not.toContain('ifsc_code');
    expect(shownBankParts('')).toEqual([...shownBankParts('JP'), 'ifsc_code']);
  });

  it('include branch and account type for a transfer, unless a code identifies them', () => {
    const five = ['account_name', 'bank_name', 'branch_name', 'account_type', 'account_number'];
    expect(requiredParts({ swift_code: 'KONAJPJT' })).toEqual(five);
    expect(requiredParts({ iban: 'DE89' })).toEqual(['account_name', 'bank_name', 'account_number']);
    expect(requiredParts({ sort_code: '601613' })).toEqual(['account_name', 'bank_name', 'account_number']);
    expect(requiredParts({ routing_number: '021000021' })).not.toContain('branch_name');
  });
});

it('bankProblems checks each number that is given', () => {
  expect(bankProblems({})).toEqual({});
  expect(bankProblems({ iban: ' ', sort_code: null, routing_number: undefined, account_number: '1' })).toEqual({});
  expect(bankProblems({ sort_code: '60-16-13', account_number: '3192 6819', routing_number: '021000021' })).toEqual({});
  const iban = 'GB29 NWBK 6016 1331 9268 19';
  // The account number equals the IBAN.
  expect(bankProblems({ sort_code: '601613', iban, account_number: plainIban(iban) })).toEqual({});
  expect(
    bankProblems({ sort_code: '601613', account_number: '1234567', routing_number: '021000022', iban: 'DE00 1' }),
  ).toEqual({
    account_number: { reason: 'eight_digits' },
    routing_number: { reason: 'checksum' },
    iban: { reason: 'length', country: 'DE', expected: 22, found: 5 },
  });
});

it('accountNumberOf returns the IBAN of an account without another number', () => {
  const iban = 'DE89 3704 0044 0532 0130 00';
  expect(accountNumberOf({ iban, account_number: ' ' })).toBe('DE89370400440532013000');
  expect(ownAccountNumber({ iban: 'DE89370400440532013000', account_number: 'DE89370400440532013000' })).toBe('');
  expect(accountNumberOf({ iban, account_number: ' 532013000 ' })).toBe('532013000');
  expect(ownAccountNumber({ account_number: '532013000' })).toBe('532013000');
  expect(groupedSortCode('601613')).toBe('60-16-13');
});
