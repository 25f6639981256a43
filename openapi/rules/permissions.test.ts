import { expect, it } from 'vitest';
import { operations } from '../walk.ts';
import { alwaysGranted, everyPermission, grantedBy, permissionActions, sidebarPermissions } from './permissions.ts';

it('names the eleven of the sidebar, the pair that everybody has, and the one of roles', () => {
  expect(sidebarPermissions).toHaveLength(11);
  expect(alwaysGranted).toEqual(['sa-list-forum', 'sa-edit-referrals']);
  expect(everyPermission).toHaveLength(13);
});

it('spells each with a word of the actions', () => {
  const spelled = new RegExp(`^sa-(${permissionActions.join('|')})-[a-z-]+$`);
  expect(everyPermission.filter((name) => !spelled.test(name))).toEqual([]);
});

it('knows every permission that an operation asks for', () => {
  const asked = new Set(operations.flatMap((operation) => operation['x-permission'] ?? []));
  expect([...asked].filter((name) => !(everyPermission as readonly string[]).includes(name))).toEqual([]);
});

it('grants the pair with whatever else, each name once', () => {
  expect(grantedBy([])).toEqual([...alwaysGranted]);
  expect(grantedBy(['sa-list-forum', 'sa-list-orders', 'sa-list-orders'])).toEqual([
    'sa-list-forum',
    'sa-list-orders',
    'sa-edit-referrals',
  ]);
});
