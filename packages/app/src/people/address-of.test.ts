import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

const emptyAddress = {
  address_line_1: null,
  address_line_2: null,
  city: null,
  state: null,
  pin_code: null,
  country: null,
};
const inEnglish = (country: string) => ({ JP: 'Japan' })[country];
const western = { ...emptyAddress, address_line_1: '2-5 Kubo', city: 'Onomichi', pin_code: '722-0045', country: 'JP' };
const japanese = { ...western, address_line_1: '久保2-5', city: '尾道市', state: '広島県' };

test('writes a Western address up to the country, in the reader’s language', () => {
  const to = { ...western, address_line_2: 'Room 201', state: 'Hiroshima' };
  expect(addressOf(to, inEnglish)).toBe('2-5 Kubo\nRoom 201\nOnomichi, Hiroshima 722-0045\nJapan');
  expect(addressOf(western, () => 'Japan / 日本')).toBe('2-5 Kubo\nOnomichi 722-0045\nJapan / 日本');
  expect(addressOf({ ...western, country: 'XX' }, inEnglish)).toBe('2-5 Kubo\nOnomichi 722-0045\nXX');
});

test('writes a Japanese address down from the postal code, whatever the reader’s language', () => {
  const to = { ...japanese, address_line_2: 'コーポ本町 201' };
  expect(addressOf(to, inEnglish)).toBe('〒722-0045\n広島県尾道市久保2-5\nコーポ本町 201');
});

test('returns undefined for an unknown address', () => {
  expect(addressOf(emptyAddress, inEnglish)).toBeUndefined();
});
