import { expect, test } from 'vitest';
import { addressOf, subscriptionOf } from './address.ts';

const path = '/calendars/usr_1.1.abc.ics';

test('builds absolute calendar URLs for a same-origin and a remote backend', () => {
  expect(addressOf('/product', path, 'https://sellers.example.org')).toBe(`https://sellers.example.org${path}`);
  expect(addressOf('https://api.example.org/product', path, 'https://sellers.example.org')).toBe(
    `https://api.example.org${path}`,
  );
  expect(subscriptionOf(`https://api.example.org${path}`)).toBe(`webcal://api.example.org${path}`);
  expect(subscriptionOf(`http://localhost:4700${path}`)).toBe(`webcal://localhost:4700${path}`);
});
