import { expect, it } from 'vitest';
import { cataloguesByArea, en, ja } from './catalogue.ts';
import { languageOf, moneyText, translate } from './messages.ts';

it.each([
  [undefined, 'en'],
  ['ja', 'ja'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
  ['en-US,en;q=0.9,ja;q=0.5', 'en'],
  ['fr,de;q=0.8', 'en'],
  ['fr, ja;q=0.2', 'ja'],
  ['en;q=0, ja;q=0', 'en'],
  [';;;q=x', 'en'],
] as const)('Accept-Language %s selects %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

it('defines each message key in one area only', () => {
  const keys = Object.values(cataloguesByArea).flatMap((area) => Object.keys(area.en));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('uses the same placeholders in both languages', () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(en)) expect(slots(ja[key as keyof typeof ja]), key).toEqual(slots(text));
  expect(translate('en', { key: 'tooLong', values: { bound: 5 } })).toBe('Use at most 5 characters.');
});

it.each([
  ['UTC', '4 Nov 2026', '2026年11月4日'],
  ['Asia/Tokyo', '5 Nov 2026', '2026年11月5日'],
  ['Asia/Kolkata', '5 Nov 2026', '2026年11月5日'],
  ['America/Los_Angeles', '4 Nov 2026', '2026年11月4日'],
])('formats an instant as a day in the time zone %s and a plain date unchanged', (zone, english, japanese) => {
  const of = (date: string) => ({ key: 'reason_return_window_closed', values: { date } }) as const;
  const late = of('2026-11-04T23:30:00.000Z');
  expect(translate('en', late, zone)).toBe(`Return window closed on ${english}`);
  expect(translate('ja', late, zone)).toBe(`返品期間は${japanese}に終了しました。`);
  expect(translate('en', of('2026-11-04'), zone)).toBe('Return window closed on 4 Nov 2026');
});

it('formats dates, but not entered text that looks like a date', () => {
  const wording = { key: 'reason_return_window_closed', values: { date: '2026-11-18' } } as const;
  expect(translate('en', wording)).toBe('Return window closed on 18 Nov 2026');
  expect(translate('ja', wording)).toBe('返品期間は2026年11月18日に終了しました。');
  const values = { buyer: '2026-11-18', title: '2026-11-18', number: 'A1', amount: '1', date: 'soon' };
  expect(translate('en', { key: 'orderToldSeller_renewed', values })).toBe(
    '2026-11-18 renews the rent of “2026-11-18” until soon (order A1).',
  );
});

it.each([
  ['en', { amount: '2442.55', currency: 'USD' }, '$2,442.55'],
  ['ja', { amount: '2442.55', currency: 'USD' }, '$2,442.55'],
  ['en', { amount: '372000', currency: 'JPY' }, '¥372,000'],
  ['ja', { amount: '372000', currency: 'JPY' }, '¥372,000'],
] as const)('formats money in %s: %j', (language, money, text) => {
  expect(moneyText(language, money)).toBe(text);
  expect(translate(language, { key: 'totalDiffers', values: { total: money } })).toContain(text);
});
