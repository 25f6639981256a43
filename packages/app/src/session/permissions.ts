import type { SsoUser } from '@smart-art/api-client/session';
import { grantedBy } from '@smart-art/openapi/permissions';

export type { Permission } from '@smart-art/openapi/permissions';

/** Every permission of a seller's roles, and what everybody has, each once. Roles of another shape grant nothing. */
export function permissionsOf(user: Partial<SsoUser>): string[] {
  const roles = Array.isArray(user.roles) ? user.roles : [];
  return grantedBy(
    roles
      .flatMap((role) => (Array.isArray(role?.permissions) ? role.permissions : []))
      .map((permission) => permission?.name)
      .filter((name) => typeof name === 'string'),
  );
}
