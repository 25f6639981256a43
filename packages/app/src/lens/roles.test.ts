import { beforeEach, expect, test } from 'vitest';
import { createSession, localStore } from '../session/index.ts';
import { rolesToSee } from './roles.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const store = (roles: unknown) => localStore.setRecord('sso_data', { roles });

const calls = {
  signIn: () => Promise.reject(new Error('not called')),
  signOut: () => Promise.resolve(),
  encryptPassword: () => Promise.resolve(null),
  decryptPassword: () => Promise.resolve(''),
};

beforeEach(() => localStore.clearExcept([]));

test('returns no roles without the permission to view roles or with malformed data', () => {
  store([{ name: 'artist', permissions: named('sa-list-orders') }]);
  expect(rolesToSee()).toEqual([]);
  store('nonsense');
  expect(rolesToSee()).toEqual([]);
});

test('returns the stored roles and one without permissions', () => {
  store([{ name: 'artist', permissions: named('sa-view-roles') }, null, { name: 'helper', permissions: 'all' }]);
  expect(rolesToSee()).toEqual([
    { name: 'artist', permissions: ['sa-view-roles'] },
    { name: 'helper', permissions: [] },
    { name: '', permissions: [] },
  ]);
});

test('a role lens only removes permissions and ends with the session', () => {
  localStore.setRecord('ls_data', { id: 'usr_1', email: 'a@example.com' });
  localStore.set('auth_token', 'token');
  store([{ name: 'artist', permissions: named('sa-list-orders', 'sa-view-profile') }]);
  const session = createSession(localStore, calls);
  const own = session.current();
  const lens = { role: 'helper', permissions: ['sa-list-orders', 'sa-list-settings'], why: () => '' };
  session.lookThrough(lens);
  expect(session.current()).toMatchObject({ id: 'usr_1', token: 'token', permissions: ['sa-list-orders'], lens });
  session.personChanged({ firstName: 'Hana' });
  expect(session.current()).toMatchObject({ firstName: 'Hana', permissions: ['sa-list-orders'] });
  session.lookThrough(null);
  expect(session.current()).toEqual({ ...own, firstName: 'Hana' });
  session.lookThrough(lens);
  session.signOut();
  expect(session.current()).toBeNull();
});
