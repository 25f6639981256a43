import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { readDeployment } from './deployment.ts';

const page = 'https://sellers.example.com/sign-in';

test('reads the backend URLs and keeps the raw config', () => {
  const raw = { ssoUrl: '/sso', productUrl: 'https://api.example.com/product', more: 1 };
  expect(parseConfig(raw)).toEqual({ ssoUrl: '/sso', productUrl: 'https://api.example.com/product', raw });
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
])('rejects %o', (value) => expect(() => parseConfig(value)).toThrow('/config.json'));

test('an empty config gives an empty deployment', () => {
  expect(readDeployment({}, page)).toEqual({
    buyerUrl: null,
    buyerDashboardUrl: null,
    captchaSiteKey: null,
    company: { email: null, phones: [], address: null },
    branches: [],
    social: [],
    products: [],
  });
});

test('reads the settings of a deployment', () => {
  const deployment = readDeployment(
    {
      buyerUrl: 'https://buyers.example.com/',
      captchaSiteKey: ' key ',
      company: { email: 'us@example.com', phones: ['+81 3 0000 0000', '+91 20 0000 0000', '+1'], address: 'A\nB' },
      branches: {
        india: { address: 'Pune', mapUrl: 'https://maps.example.com/pune' },
        japan: { mapUrl: '/map' },
      },
      social: [{ name: 'Pictures', url: 'https://social.example.com/us' }],
      products: [
        { name: 'Studio', url: 'http://studio.example.com/a', logoUrl: '/studio.svg' },
        { name: 'Press', url: 'http://press.example.com/', logoUrl: 'javascript:alert(1)' },
      ],
    },
    page,
  );
  expect(deployment.buyerUrl).toBe('https://buyers.example.com');
  expect(deployment.buyerDashboardUrl).toBe('https://buyers.example.com');
  expect(deployment.captchaSiteKey).toBe('key');
  expect(deployment.company.phones).toEqual(['+81 3 0000 0000', '+91 20 0000 0000']);
  expect(deployment.branches).toEqual([
    { country: 'japan', address: '', mapUrl: 'https://sellers.example.com/map' },
    { country: 'india', address: 'Pune', mapUrl: 'https://maps.example.com/pune' },
  ]);
  expect(deployment.social).toEqual([{ name: 'Pictures', url: 'https://social.example.com/us' }]);
  expect(deployment.products).toEqual([
    { name: 'Studio', url: 'http://studio.example.com/a', logoUrl: new URL('/studio.svg', page).href },
    { name: 'Press', url: 'http://press.example.com', logoUrl: null },
  ]);
});

test.each([['javascript:alert(1)'], ['data:text/html,x'], ['ftp://example.com'], [' '], [1], [null], [['/x']]])(
  'ignores the invalid URL %o',
  (url) => {
    const deployment = readDeployment(
      {
        buyerUrl: url,
        branches: { japan: { address: 'Kobe', mapUrl: url } },
        social: [{ name: 'X', url }, 'x', null],
        products: { name: 'X', url },
        company: { email: 'not an address', phones: ['<b>', 12], address: 3 },
      },
      page,
    );
    expect(deployment).toEqual(readDeployment({}, page));
  },
);
