import { expect, test } from 'vitest';
import { checkoutAddress } from './checkout.ts';

const of = (url: string) =>
  checkoutAddress({ checkout: { id: 'cs_1', url, expires_at: '2026-11-21T10:00:00Z' } }, 'https://this.app');

test.each([
  ['https://pay.example.com/c/cs_1?x=1#fidkdWxOYHwn', 'https://pay.example.com/c/cs_1?x=1#fidkdWxOYHwn'],
  ['http://localhost:4300/sandbox/checkout/card/cs_1', 'http://localhost:4300/sandbox/checkout/card/cs_1'],
  ['/sandbox/checkout/card/cs_1', 'https://this.app/sandbox/checkout/card/cs_1'],
])('returns the address of %s', (url, address) => expect(of(url)).toBe(address));

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://pay.example.com/1', 'https://'])(
  'rejects %s',
  (url) => expect(of(url)).toBeNull(),
);

test('returns null without a checkout', () => expect(checkoutAddress({ checkout: null }, '')).toBeNull());
