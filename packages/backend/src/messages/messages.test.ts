import { expect, it } from 'vitest';
import { cataloguesByArea, en, ja } from './catalogue.ts';
import { languageOf, word } from './messages.ts';

it.each([
  [undefined, 'en'],
  ['ja', 'ja'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
  ['en-US,en;q=0.9,ja;q=0.5', 'en'],
  ['fr,de;q=0.8', 'en'],
  ['fr, ja;q=0.2', 'ja'],
  ['en;q=0, ja;q=0', 'en'],
  [';;;q=x', 'en'],
] as const)('%s asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

it('says each thing in one area only', () => {
  const keys = Object.values(cataloguesByArea).flatMap((area) => Object.keys(area.en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('fills in the same values in both languages', () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(en)) expect(slots(ja[key as keyof typeof ja]), key).toEqual(slots(text));
  expect(word('en', { key: 'tooLong', values: { bound: 5 } })).toBe('Use at most 5 characters.');
});
