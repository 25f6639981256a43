import type { SsoUser } from '@smart-art/api-client/session';

/** The permissions that sidebar entries and routes ask for (001 section 6). */
export type Permission =
  | 'sa-view-dashboard'
  | 'sa-view-profile'
  | 'sa-list-transactions'
  | 'sa-list-orders'
  | 'sa-list-my-tasks'
  | 'sa-list-art-library'
  | 'sa-list-exhibitions'
  | 'sa-list-referrals'
  | 'sa-list-crowd-funding'
  | 'sa-list-forum'
  | 'sa-list-settings';

/** Granted to everyone, whatever the roles say (001 section 6). */
const ALWAYS_GRANTED = ['sa-list-forum', 'sa-edit-referrals'];

/** Every permission of a seller's roles, each once. Roles of another shape grant nothing. */
export function permissionsOf(user: Partial<SsoUser>): string[] {
  const roles = Array.isArray(user.roles) ? user.roles : [];
  const named = roles
    .flatMap((role) => (Array.isArray(role?.permissions) ? role.permissions : []))
    .map((permission) => permission?.name)
    .filter((name) => typeof name === 'string');
  return [...new Set([...named, ...ALWAYS_GRANTED])];
}
