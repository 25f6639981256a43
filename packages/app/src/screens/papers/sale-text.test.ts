import type { WorkOnShow } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { intlsFor } from './paper-intl.ts';
import { priceText, yearAndMedium } from './sale-text.ts';

type Sale = NonNullable<WorkOnShow['sale']>;

const price: Sale['price'] = { amount: '36000', currency: 'JPY' };

test.each<[Sale | null, string | undefined]>([
  [{ price, availability: 'available' }, '¥36,000'],
  [{ price, availability: 'sold' }, '¥36,000'],
  [{ price: null, availability: 'available' }, 'Price on request'],
  [{ price: null, availability: 'not_for_sale' }, 'Not for sale'],
  [{ price: null, availability: 'sold' }, undefined],
  [null, undefined],
])('formats %o as %s', (sale, text) => {
  expect(priceText(intlsFor('en', { locale: 'en' }), sale)).toBe(text);
});

test('formats the price in both languages', () => {
  const on = intlsFor('both', { locale: 'ja' });
  expect(priceText(on, { price: null, availability: 'not_for_sale' })).toBe('非売品 / Not for sale');
});

test('omits unknown values', () => {
  expect(yearAndMedium({ year: 2024, medium: 'Oil on canvas' })).toBe('2024, Oil on canvas');
  expect(yearAndMedium({ year: null, medium: '' })).toBe('');
});
