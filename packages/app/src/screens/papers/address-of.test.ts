import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { speakersOf } from './speakers.ts';

const nowhere = {
  ...{ firstname: 'Hana', lastname: 'Morita', company: null },
  ...{ address_line_1: null, address_line_2: null, city: null, state: null, pin_code: null, country: null },
};
const western = { ...nowhere, address_line_1: '2-5 Kubo', city: 'Onomichi', pin_code: '722-0045', country: 'JP' };
const japanese = { ...western, address_line_1: '久保2-5', city: '尾道市', state: '広島県' };

test('goes up to the country, which the paper names in its language', () => {
  const to = { ...western, address_line_2: 'Room 201', state: 'Hiroshima' };
  expect(addressOf(speakersOf('en', 'en'), to)).toBe('2-5 Kubo\nRoom 201\nOnomichi, Hiroshima 722-0045\nJapan');
  expect(addressOf(speakersOf('both', 'en'), western)).toBe('2-5 Kubo\nOnomichi 722-0045\nJapan / 日本');
});

test('goes down from the postal code where it is written in Japanese, whatever the paper speaks', () => {
  const to = { ...japanese, address_line_2: 'コーポ本町 201' };
  for (const language of ['en', 'ja'] as const)
    expect(addressOf(speakersOf(language, 'en'), to)).toBe('〒722-0045\n広島県尾道市久保2-5\nコーポ本町 201');
});

test('is not there where nobody knows it', () => {
  expect(addressOf(speakersOf('en', 'en'), nowhere)).toBeUndefined();
});
