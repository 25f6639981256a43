import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('reads where the backends are', () => {
  expect(parseConfig({ ssoUrl: '/sso', productUrl: 'https://api.example.com/product', more: 1 })).toEqual({
    ssoUrl: '/sso',
    productUrl: 'https://api.example.com/product',
  });
});

test.each([
  null,
  undefined,
  'x',
  [],
  {},
  { ssoUrl: '/sso' },
  { ssoUrl: '', productUrl: '' },
  { ssoUrl: 1, productUrl: 2 },
])('%o is refused', (value) => expect(() => parseConfig(value)).toThrow('/config.json'));
