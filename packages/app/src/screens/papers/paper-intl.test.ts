import { expect, test } from 'vitest';
import { intlsFor, textIn } from './paper-intl.ts';

test('a document in both languages starts with the UI language', () => {
  const locales = (language: 'en' | 'ja' | 'both', locale: string) =>
    intlsFor(language, { locale }).map((intlIn) => intlIn.locale);
  expect(locales('both', 'en')).toEqual(['en', 'ja']);
  expect(locales('both', 'ja')).toEqual(['ja', 'en']);
  expect(locales('ja', 'en')).toEqual(['ja']);
});

test('text that is equal in both languages is printed once, and unknown text not at all', () => {
  const both = intlsFor('both', { locale: 'en' });
  expect(textIn(both, () => '72.7 × 53 cm')).toBe('72.7 × 53 cm');
  expect(textIn(both, ({ locale }) => locale)).toBe('en / ja');
  expect(textIn(both, () => null)).toBeUndefined();
});
