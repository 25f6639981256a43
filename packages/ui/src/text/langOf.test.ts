import { expect, test } from 'vitest';
import { langOf } from './langOf.ts';

test.each([
  ['霧の尾根', 'en', 'ja'],
  ['さまよえるオランダ人', 'en-GB', 'ja'],
  ['ｶﾀｶﾅ', 'en', 'ja'],
  ['霧の尾根 No. 3', 'en', 'ja'],
  ['Ridges, Late', 'en', undefined],
  ['Study of 霧 at dawn', 'en', undefined],
  ['Ridges, Late', 'ja', 'en'],
  ['L’Étoile', 'ja', 'en'],
  ['東京 in the rain of the morning', 'ja', 'en'],
  ['霧の尾根', 'ja-JP', undefined],
  ['Smart Artに出品した作品です', 'ja', undefined],
  ['2026 · 12:30', 'ja', undefined],
  ['', 'en', undefined],
])('%s on a page in %s: %s', (text, locale, lang) => {
  expect(langOf(text, locale)).toBe(lang);
});
