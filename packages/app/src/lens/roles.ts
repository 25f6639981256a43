import { alwaysGranted, seeRoles, sidebarPermissions } from '@smart-art/openapi/permissions';
import { localStore, type Permission } from '../session/index.ts';

/** A role from the stored single-sign-on data (001 section 6); an empty name stands for a user without any role. */
export interface Role {
  name: string;
  /** Its own permissions, without those everyone has. */
  permissions: readonly string[];
}

/** The permissions that screens require, in sidebar order, and those that everyone has. */
export const comparedPermissions: readonly Permission[] = [
  ...new Set<Permission>([...sidebarPermissions, ...alwaysGranted]),
];

const textsOf = (permissions: unknown): string[] =>
  (Array.isArray(permissions) ? permissions : []).map((one) => one?.name).filter((name) => typeof name === 'string');

/**
 * The roles a user may view the app as: those in the stored single-sign-on data, and one without permissions. Empty
 * unless one of the user's roles may see roles.
 */
export function rolesToSee(): Role[] {
  const stored = localStore.getRecord('sso_data')?.roles;
  const roles = (Array.isArray(stored) ? stored : [])
    .filter((role) => typeof role?.name === 'string')
    .map(({ name, permissions }): Role => ({ name, permissions: textsOf(permissions) }));
  return roles.some(({ permissions }) => permissions.includes(seeRoles))
    ? [...roles, { name: '', permissions: [] }]
    : [];
}
