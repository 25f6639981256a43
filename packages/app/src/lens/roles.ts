import { alwaysGranted, seeRoles, sidebarPermissions } from '@smart-art/openapi/permissions';
import { localStore, type Permission } from '../session/index.ts';

/** A role as the stored single-sign-on data names it (001 section 6); without a name it is of nobody in particular. */
export interface Role {
  name: string;
  /** What it grants by itself; what everybody has comes with it. */
  permissions: readonly string[];
}

/** The permissions that screens ask for, in the order of the sidebar, and the other one that everybody has. */
export const weighed: readonly Permission[] = [...new Set<Permission>([...sidebarPermissions, ...alwaysGranted])];

const textsOf = (permissions: unknown): string[] =>
  (Array.isArray(permissions) ? permissions : []).map((one) => one?.name).filter((name) => typeof name === 'string');

/**
 * The roles that may be looked through: those of the stored single-sign-on data, and one that grants nothing of its own. None
 * to whom no role of theirs shows roles.
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
