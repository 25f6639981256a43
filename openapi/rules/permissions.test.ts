import { expect, it } from 'vitest';
import { operations } from '../walk.ts';
import { alwaysGranted, everyPermission, grantedBy, permissionActions, sidebarPermissions } from './permissions.ts';

it('has eleven for the sidebar, two that everybody has and one for viewing roles', () => {
  expect(sidebarPermissions).toHaveLength(11);
  expect(alwaysGranted).toEqual(['sa-list-forum', 'sa-edit-referrals']);
  expect(everyPermission).toHaveLength(13);
});

it('builds each name from a known action', () => {
  const spelled = new RegExp(`^sa-(${permissionActions.join('|')})-[a-z-]+$`);
  expect(everyPermission.filter((name) => !spelled.test(name))).toEqual([]);
});

it('contains every permission that an operation requires', () => {
  const required = new Set(operations.flatMap((operation) => operation['x-permission'] ?? []));
  expect([...required].filter((name) => !(everyPermission as readonly string[]).includes(name))).toEqual([]);
});

it('grants the two permissions of everybody in addition, without duplicates', () => {
  expect(grantedBy([])).toEqual([...alwaysGranted]);
  expect(grantedBy(['sa-list-forum', 'sa-list-orders', 'sa-list-orders'])).toEqual([
    'sa-list-forum',
    'sa-list-orders',
    'sa-edit-referrals',
  ]);
});
