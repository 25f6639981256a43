/**
 * The permissions of the seller side (001 section 6), for the app's route guards, the backend's endpoints and the role
 * preview: eleven for sidebar entries, two that everybody has, and one for viewing roles.
 */

/** Actions of permissions. A name consists of `sa-`, an action and its object: `sa-list-orders`. */
export const permissionActions = ['add', 'list', 'view', 'edit', 'delete', 'approve'] as const;

/** The eleven sidebar permissions (001 section 2), in order. */
export const sidebarPermissions = [
  'sa-view-dashboard',
  'sa-view-profile',
  'sa-list-transactions',
  'sa-list-orders',
  'sa-list-my-tasks',
  'sa-list-art-library',
  'sa-list-exhibitions',
  'sa-list-referrals',
  'sa-list-crowd-funding',
  'sa-list-forum',
  'sa-list-settings',
] as const;

/** Granted to everybody, regardless of roles. */
export const alwaysGranted = ['sa-list-forum', 'sa-edit-referrals'] as const;

/** Allows previewing the app as another role (decision 42). */
export const seeRoles = 'sa-view-roles';

export type Permission = (typeof sidebarPermissions)[number] | (typeof alwaysGranted)[number] | typeof seeRoles;

/** All permissions by name. */
export const everyPermission: readonly Permission[] = [
  ...new Set<Permission>([...sidebarPermissions, ...alwaysGranted, seeRoles]),
];

/** Permissions from roles plus those everybody has, without duplicates. */
export const grantedBy = (names: Iterable<string>): string[] => [...new Set([...names, ...alwaysGranted])];
