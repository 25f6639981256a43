import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Permission } from '../session/index.ts';

export const missingPermission = defineMessage<{ permission: string }>({
  id: 'permission.missing',
  defaultMessage: 'You don’t have the permission “{permission}”. Ask your account admin for access.',
  description: 'Text on a forbidden page; {permission} is a permission name',
});

export const missingInRole = defineMessage<{ role: string; permission: string }>({
  id: 'permission.missingInRole',
  defaultMessage: 'Hidden from {role}, who doesn’t have the permission “{permission}”.',
  description: 'Reason something is hidden in a role view; {role} is the role name',
});

/** Names of the permissions (001 section 6). */
export const permissionMessages = defineMessages({
  'sa-view-dashboard': {
    id: 'permission.viewDashboard',
    defaultMessage: 'View dashboard',
    description: 'Permission name',
  },
  'sa-view-profile': {
    id: 'permission.viewProfile',
    defaultMessage: 'View profile',
    description: 'Permission name',
  },
  'sa-list-transactions': {
    id: 'permission.listTransactions',
    defaultMessage: 'List transactions',
    description: 'Permission name',
  },
  'sa-list-orders': { id: 'permission.listOrders', defaultMessage: 'List orders', description: 'Permission name' },
  'sa-list-my-tasks': {
    id: 'permission.listTasks',
    defaultMessage: 'List my tasks',
    description: 'Permission name',
  },
  'sa-list-art-library': {
    id: 'permission.listLibrary',
    defaultMessage: 'List art library',
    description: 'Permission name',
  },
  'sa-list-exhibitions': {
    id: 'permission.listExhibitions',
    defaultMessage: 'List exhibitions',
    description: 'Permission name',
  },
  'sa-list-referrals': {
    id: 'permission.listReferrals',
    defaultMessage: 'List referrals',
    description: 'Permission name',
  },
  'sa-list-crowd-funding': {
    id: 'permission.listCrowdfunding',
    defaultMessage: 'List crowdfunding',
    description: 'Permission name',
  },
  'sa-list-forum': { id: 'permission.listForum', defaultMessage: 'List forum', description: 'Permission name' },
  'sa-edit-referrals': {
    id: 'permission.editReferrals',
    defaultMessage: 'Edit referrals',
    description: 'Permission name',
  },
  'sa-view-roles': { id: 'permission.viewRoles', defaultMessage: 'View roles', description: 'Permission name' },
  'sa-list-settings': {
    id: 'permission.listSettings',
    defaultMessage: 'List settings',
    description: 'Permission name',
  },
} satisfies Record<Permission, MessageDescriptor>);
