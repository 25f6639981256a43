import { describe, expect, test } from 'vitest';
import { returnPath, signInPath, withNext } from './return-path.ts';
import { signUpRedirect } from './sign-up-guard.ts';

describe('sign-up guard', () => {
  const seller = (signUpStep: 1 | 2 | null, mustChangePassword = false) => ({ signUpStep, mustChangePassword });
  test.each<[string, Parameters<typeof signUpRedirect>[1], string | null]>([
    ['/art-library', seller(null), null],
    ['/sign-up/services', seller(null), null],
    ['/art-library', seller(null, true), '/edit-profile/change-password'],
    ['/edit-profile/change-password', seller(null, true), null],
    ['/sign-up/services', seller(1, true), '/edit-profile/change-password'],
    ['/art-library', seller(1), '/sign-up/services'],
    ['/sign-up/services', seller(1), null],
    ['/sign-up/payment', seller(1), '/sign-up/services'],
    ['/paypal-error', seller(1), '/sign-up/services'],
    ['/art-library', seller(2), '/sign-up/payment'],
    ['/sign-up/payment', seller(2), null],
    ['/paypal-error', seller(2), null],
    ['/paypal-success', seller(2), null],
    ['/sign-up/services', seller(2), '/sign-up/payment'],
    ['/sign-up/services', null, '/sign-in'],
    ['/sign-up/payment', null, '/sign-in'],
    ['/sign-up', null, null],
    ['/art-library', null, null],
  ])('redirects %s for %o to %s', (path, who, target) => expect(signUpRedirect(path, who)).toBe(target));
});

describe('return path', () => {
  test.each(['/', '/#contact', '/view-art/wrk_1', '/art-library?search=%E6%B8%AF&page=2', '/add-art#photographs'])(
    'accepts %s',
    (path) => expect(returnPath(path)).toBe(path),
  );

  test.each([
    null,
    '',
    '/sign-in',
    '/sign-in?next=/sign-in',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'art-library',
  ])('rejects %o', (path) => expect(returnPath(path)).toBeNull());

  test('is passed through the sign-in page', () => {
    expect(signInPath('/view-art/a?b=c&d')).toBe('/sign-in?next=%2Fview-art%2Fa%3Fb%3Dc%26d');
    expect(signInPath('/')).toBe('/sign-in?next=%2F');
    expect(signInPath(null)).toBe('/sign-in');
    expect(signInPath('//evil.example')).toBe('/sign-in');
    expect(withNext('/edit-profile/change-password', null)).toBe('/edit-profile/change-password');
  });
});
