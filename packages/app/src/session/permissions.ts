import type { SsoUser } from '@smart-art/api-client/session';
import { grantedBy } from '@smart-art/openapi/permissions';

export type { Permission } from '@smart-art/openapi/permissions';

/** All permissions of a seller's roles and those everyone has, without duplicates. Malformed roles grant nothing. */
export function permissionsOf(user: Partial<SsoUser>): string[] {
  const roles = Array.isArray(user.roles) ? user.roles : [];
  return grantedBy(
    roles
      .flatMap((role) => (Array.isArray(role?.permissions) ? role.permissions : []))
      .map((permission) => permission?.name)
      .filter((name) => typeof name === 'string'),
  );
}
