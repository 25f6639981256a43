import { expect, test } from 'vitest';
import { type Asked, accessTo } from './access.ts';
import type { Seller } from './session/index.ts';

const hana: Seller = {
  token: 't',
  id: 'usr_1',
  email: 'a@example.com',
  firstName: 'Hana',
  lastName: 'Morita',
  picture: null,
  permissions: ['sa-list-art-library'],
  signUpStep: null,
  mustChangePassword: false,
};
const library: Asked = {
  entry: { access: 'seller', permission: 'sa-list-art-library' },
  seller: hana,
  path: '/art-library',
  afterSignIn: '/art-library',
  hasRoute: () => true,
};
const signIn: Asked = { ...library, entry: { access: 'public' }, path: '/sign-in' };

test('a seller with the permission enters', () => expect(accessTo(library)).toBe('allowed'));

test('without it, a seller is denied', () => {
  expect(accessTo({ ...library, seller: { ...hana, permissions: [] } })).toBe('denied');
});

test('the signed out are sent to sign in and back', () => {
  expect(accessTo({ ...library, seller: null, path: '/view-art/a?x=1' })).toEqual({
    redirect: '/sign-in?next=%2Fview-art%2Fa%3Fx%3D1',
  });
  expect(accessTo({ ...signIn, seller: null })).toBe('allowed');
});

test('the signed in have no business on the sign-in page', () => {
  expect(accessTo({ ...signIn, afterSignIn: '/view-art/a' })).toEqual({ redirect: '/view-art/a' });
});

test('an open sign-up step comes first, but only where it has a screen', () => {
  const seller: Seller = { ...hana, signUpStep: 1 };
  expect(accessTo({ ...library, seller })).toEqual({ redirect: '/sign-up/services' });
  expect(accessTo({ ...library, seller, hasRoute: () => false })).toBe('allowed');
});
