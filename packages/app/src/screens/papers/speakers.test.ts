import { expect, test } from 'vitest';
import { said, speakersOf } from './speakers.ts';

test('a paper in both languages begins with that of the screen', () => {
  const locales = (language: 'en' | 'ja' | 'both', locale: string) =>
    speakersOf(language, { locale }).map((speaker) => speaker.locale);
  expect(locales('both', 'en')).toEqual(['en', 'ja']);
  expect(locales('both', 'ja')).toEqual(['ja', 'en']);
  expect(locales('ja', 'en')).toEqual(['ja']);
});

test('what both languages say alike is said once, and nothing where nothing is known', () => {
  const both = speakersOf('both', { locale: 'en' });
  expect(said(both, () => '72.7 × 53 cm')).toBe('72.7 × 53 cm');
  expect(said(both, ({ locale }) => locale)).toBe('en / ja');
  expect(said(both, () => null)).toBeUndefined();
});
