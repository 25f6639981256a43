import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Permission } from '../session/index.ts';

export const missingPermission = defineMessage<{ permission: string }>({
  id: 'permission.missing',
  defaultMessage: 'You don’t have the permission “{permission}”. Ask your account admin for access.',
  description: 'Below the title where a permission is missing; permission is one of the names of permissions',
});

export const missingInRole = defineMessage<{ role: string; permission: string }>({
  id: 'permission.missingInRole',
  defaultMessage: 'Hidden from {role}, who doesn’t have the permission “{permission}”.',
  description: 'While the app is viewed as a role: why something is not there; role is the name of the role',
});

/** What each permission allows (001 section 6), in the words of an administrator. */
export const permissionMessages = defineMessages({
  'sa-view-dashboard': {
    id: 'permission.viewDashboard',
    defaultMessage: 'View dashboard',
    description: 'Name of a permission',
  },
  'sa-view-profile': {
    id: 'permission.viewProfile',
    defaultMessage: 'View profile',
    description: 'Name of a permission',
  },
  'sa-list-transactions': {
    id: 'permission.listTransactions',
    defaultMessage: 'List transactions',
    description: 'Name of a permission',
  },
  'sa-list-orders': { id: 'permission.listOrders', defaultMessage: 'List orders', description: 'Name of a permission' },
  'sa-list-my-tasks': {
    id: 'permission.listTasks',
    defaultMessage: 'List my tasks',
    description: 'Name of a permission',
  },
  'sa-list-art-library': {
    id: 'permission.listLibrary',
    defaultMessage: 'List art library',
    description: 'Name of a permission',
  },
  'sa-list-exhibitions': {
    id: 'permission.listExhibitions',
    defaultMessage: 'List exhibitions',
    description: 'Name of a permission',
  },
  'sa-list-referrals': {
    id: 'permission.listReferrals',
    defaultMessage: 'List referrals',
    description: 'Name of a permission',
  },
  'sa-list-crowd-funding': {
    id: 'permission.listCrowdfunding',
    defaultMessage: 'List crowdfunding',
    description: 'Name of a permission',
  },
  'sa-list-forum': { id: 'permission.listForum', defaultMessage: 'List forum', description: 'Name of a permission' },
  'sa-edit-referrals': {
    id: 'permission.editReferrals',
    defaultMessage: 'Edit referrals',
    description: 'Name of a permission',
  },
  'sa-view-roles': { id: 'permission.viewRoles', defaultMessage: 'View roles', description: 'Name of a permission' },
  'sa-list-settings': {
    id: 'permission.listSettings',
    defaultMessage: 'List settings',
    description: 'Name of a permission',
  },
} satisfies Record<Permission, MessageDescriptor>);
