import { expect, test } from 'vitest';
import { said, speakersOf } from './speakers.ts';

test('a document in both languages starts with the UI language', () => {
  const locales = (language: 'en' | 'ja' | 'both', locale: string) =>
    speakersOf(language, { locale }).map((speaker) => speaker.locale);
  expect(locales('both', 'en')).toEqual(['en', 'ja']);
  expect(locales('both', 'ja')).toEqual(['ja', 'en']);
  expect(locales('ja', 'en')).toEqual(['ja']);
});

test('text that is equal in both languages is printed once, and unknown text not at all', () => {
  const both = speakersOf('both', { locale: 'en' });
  expect(said(both, () => '72.7 × 53 cm')).toBe('72.7 × 53 cm');
  expect(said(both, ({ locale }) => locale)).toBe('en / ja');
  expect(said(both, () => null)).toBeUndefined();
});
