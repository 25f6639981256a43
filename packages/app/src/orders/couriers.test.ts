import { shipOrderBody } from '@smart-art/openapi/constraints';
import { describe, expect, it } from 'vitest';
import { courierOptions, trackingLink, withScheme } from './couriers.ts';

describe('tracking link', () => {
  it.each([
    [
      'Yamato Transport',
      '1234-5678-9012',
      'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012',
    ],
    ['ヤマト運輸', '1234 5678 9012', 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012'],
    ['royal mail ', 'RM123456789GB', 'https://www.royalmail.com/track-your-item#/tracking-results/RM123456789GB'],
  ])('for %s, %s', (courier, number, link) => {
    expect(trackingLink(courier, number)).toBe(link);
  });

  it.each([
    ['My cousin’s van', '77'],
    ['UPS', ''],
    ['UPS', ' - '],
    ['', '77'],
  ])('is undefined for “%s” and “%s”', (courier, number) => {
    expect(trackingLink(courier, number)).toBeUndefined();
  });

  it.each(['en', 'ja'])('matches the API pattern for every offered courier (%s)', (locale) => {
    for (const { value } of courierOptions(locale)) {
      expect(trackingLink(value, '1Z 999-AA1')).toMatch(new RegExp(shipOrderBody.tracking_url.pattern));
    }
  });
});

it.each([
  ['royalmail.com/track', 'https://royalmail.com/track'],
  [' www.ups.com ', 'https://www.ups.com'],
  ['localhost:3000/x', 'localhost:3000/x'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['track me', 'track me'],
  ['', ''],
])('normalises the tracking URL “%s” to “%s”', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
