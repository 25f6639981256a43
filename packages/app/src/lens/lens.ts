import { grantedBy } from '@smart-art/openapi/permissions';
import { missingInRole, permissionMessages } from '../frame/permissions.messages.ts';
import { toolsMessageFiles } from '../frame/tools-message-files.ts';
import type { Services } from '../services/services.ts';
import type { Permission } from '../session/index.ts';
import { tabStore } from '../session/tab-store.ts';
import { lensMessages as messages } from './lens.messages.ts';
import { type Role, rolesToSee } from './roles.ts';

/** In tab storage: it must not outlive the tab or affect others. */
const KEY = 'lens';

type Needed = Pick<Services, 'session' | 'language'>;

const forget = () => tabStore.removeItem(KEY);

/** Views the app as a role, in this tab; null returns to the user's own view and removes all traces. */
export async function lookAs({ session, language }: Needed, role: Role | null): Promise<void> {
  if (!role) {
    forget();
    session.lookThrough(null);
    return;
  }
  await language.loadMessages(toolsMessageFiles);
  const { formatMessage } = language.localization().intl;
  const name = role.name || formatMessage(messages.nobody);
  session.lookThrough({
    role: name,
    permissions: grantedBy(role.permissions),
    why: (permission: Permission) =>
      formatMessage(missingInRole, { role: name, permission: formatMessage(permissionMessages[permission]) }),
  });
  const id = session.current()?.id;
  if (id) tabStore.setItem(KEY, JSON.stringify({ id, role: role.name }));
  /* The next user to sign in in this tab gets their own view. */
  const stop = session.subscribe(() => {
    if (session.current()) return;
    stop();
    forget();
  });
}

/** Restores the viewed role after a reload. Its permissions are read again, because they may have changed. */
export async function restoreLens(services: Needed): Promise<void> {
  const { id, role } = JSON.parse(tabStore.getItem(KEY) ?? '{}') as { id?: string; role?: string };
  const known = id === services.session.current()?.id ? rolesToSee().find(({ name }) => name === role) : undefined;
  await lookAs(services, known ?? null);
}
