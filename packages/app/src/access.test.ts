import { describe, expect, test } from 'vitest';
import { type AccessRequest, accessTo } from './access.ts';
import { guestRoutes } from './routes/guest.ts';
import { frameless, sellerRoutes } from './routes/inner.ts';
import { visitorRoutes } from './routes/visitor.ts';
import { type Seller, withNext } from './session/index.ts';

const hana: Seller = {
  token: 't',
  id: 'usr_1',
  email: 'a@example.com',
  firstName: 'Hana',
  lastName: 'Morita',
  picture: null,
  timeZone: undefined,
  permissions: ['sa-list-art-library'],
  signUpStep: null,
  mustChangePassword: false,
};
const library: AccessRequest = {
  entry: { audience: 'seller', permission: 'sa-list-art-library' },
  seller: hana,
  path: '/art-library',
  afterSignIn: null,
};
const signIn: AccessRequest = { ...library, entry: { audience: 'guest' }, path: '/sign-in' };

test('allows a seller with the permission', () => expect(accessTo(library)).toBe('allowed'));

test('denies a seller without the permission', () => {
  expect(accessTo({ ...library, seller: { ...hana, permissions: [] } })).toBe('denied');
});

test('redirects a signed-out seller to the sign-in page with the return path', () => {
  expect(accessTo({ ...library, seller: null, path: '/view-art/a?x=1' })).toEqual({
    redirect: '/sign-in?next=%2Fview-art%2Fa%3Fx%3D1',
  });
  expect(accessTo({ ...signIn, seller: null })).toBe('allowed');
});

test('redirects a signed-in seller from the sign-in page to the return path', () => {
  expect(accessTo({ ...signIn, afterSignIn: '/view-art/a' })).toEqual({ redirect: '/view-art/a' });
});

test('redirects to the default landing page after a sign-in without a return path', () => {
  expect(accessTo(signIn)).toEqual({ redirect: null });
});

test('redirects to a forced password change and keeps the requested path', () => {
  const seller: Seller = { ...hana, mustChangePassword: true };
  const forced = '/edit-profile/change-password';
  const onward = { redirect: `${forced}?next=%2Fview-art%2Fa%3Fx%3D1` };
  expect(accessTo({ ...library, seller, path: '/view-art/a?x=1' })).toEqual(onward);
  expect(accessTo({ ...signIn, seller, path: '/sign-in?next=…', afterSignIn: '/view-art/a?x=1' })).toEqual(onward);
  expect(accessTo({ ...signIn, seller })).toEqual({ redirect: forced });
});

test('redirects to an unfinished sign-up step first', () => {
  const seller: Seller = { ...hana, signUpStep: 1 };
  expect(accessTo({ ...library, seller })).toEqual({ redirect: '/sign-up/services' });
});

test('allows a public page to everyone, but redirects an unfinished sign-up', () => {
  const home: AccessRequest = { ...library, entry: { audience: 'anyone' }, path: '/' };
  expect(accessTo(home)).toBe('allowed');
  expect(accessTo({ ...home, seller: null })).toBe('allowed');
  expect(accessTo({ ...home, seller: { ...hana, signUpStep: 2 } })).toEqual({ redirect: '/sign-up/payment' });
});

test('allows a sign-up step only to a seller at that step', () => {
  const payment: AccessRequest = { ...library, entry: { audience: 'signing-up' }, path: '/sign-up/payment' };
  expect(accessTo({ ...payment, seller: { ...hana, signUpStep: 2 } })).toBe('allowed');
  expect(accessTo({ ...payment, seller: hana })).toEqual({ redirect: null });
  expect(accessTo({ ...payment, seller: null })).toEqual({ redirect: '/sign-in' });
});

test('allows an open seller page when signed out, but redirects an unfinished sign-up', () => {
  const open: AccessRequest = { ...library, entry: { audience: 'seller', open: true }, path: '/success' };
  expect(accessTo({ ...open, seller: null })).toBe('allowed');
  expect(accessTo({ ...open, seller: { ...hana, signUpStep: 1 } })).toEqual({ redirect: '/sign-up/services' });
});

/* 001 section 2, for every route. */
const everyRoute = [...guestRoutes, ...visitorRoutes, ...sellerRoutes, ...frameless];

test('the routes include every page that the sign-up guard names, without duplicate paths', () => {
  const paths = everyRoute.map(({ path }) => path);
  const named = ['/sign-up/services', '/sign-up/payment', '/paypal-error', '/paypal-success'];
  expect(paths).toEqual(expect.arrayContaining([...named, '/edit-profile/change-password']));
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(everyRoute)('sign-up guard at $path', (entry) => {
  const { path } = entry;
  const at = (seller: Seller | null) => accessTo({ ...library, entry, seller, path });

  test('step 1 allows only the services page', () => {
    const access = at({ ...hana, signUpStep: 1 });
    expect(access).toEqual(path === '/sign-up/services' ? 'allowed' : { redirect: '/sign-up/services' });
  });

  test('step 2 allows only the payment page and its two result pages', () => {
    const through = ['/sign-up/payment', '/paypal-error', '/paypal-success'].includes(path);
    expect(at({ ...hana, signUpStep: 2 })).toEqual(through ? 'allowed' : { redirect: '/sign-up/payment' });
  });

  test('a forced password change takes precedence over every step', () => {
    const through = path === '/edit-profile/change-password';
    for (const signUpStep of [null, 1, 2] as const) {
      const access = at({ ...hana, signUpStep, mustChangePassword: true });
      const onward =
        entry.audience === 'guest' ? '/edit-profile/change-password' : withNext('/edit-profile/change-password', path);
      expect(access).toEqual(through ? 'allowed' : { redirect: onward });
    }
  });

  test('signed out, both step pages redirect to sign-in and no page redirects to a step', () => {
    const access = at(null);
    if (path === '/sign-up/services' || path === '/sign-up/payment') expect(access).toEqual({ redirect: '/sign-in' });
    else expect(JSON.stringify(access)).not.toContain('/sign-up');
  });
});
