/**
 * The permissions of the seller's side (001 section 6), for the guard of the screens, the doors of the backend and the lens:
 * the eleven that sidebar entries ask for, the pair that everybody has, and the one that shows roles.
 */

/** What a permission lets somebody do. A name is `sa-`, an action and what it is done to: `sa-list-orders`. */
export const permissionActions = ['add', 'list', 'view', 'edit', 'delete', 'approve'] as const;

/** The eleven of the sidebar (001 section 2), in its order. */
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

/** Granted to everybody, whatever the roles say. */
export const alwaysGranted = ['sa-list-forum', 'sa-edit-referrals'] as const;

/** Opens the lens: who may see roles may look at the app as one of them (decision 42). */
export const seeRoles = 'sa-view-roles';

export type Permission = (typeof sidebarPermissions)[number] | (typeof alwaysGranted)[number] | typeof seeRoles;

/** Every permission by name. */
export const everyPermission: readonly Permission[] = [
  ...new Set<Permission>([...sidebarPermissions, ...alwaysGranted, seeRoles]),
];

/** What a role lets people do, and with it everybody: each name once. */
export const grantedBy = (names: Iterable<string>): string[] => [...new Set([...names, ...alwaysGranted])];
