import { grantedBy } from '@smart-art/openapi/permissions';
import { missingInRole, permissionMessages } from '../frame/permissions.messages.ts';
import { toolsWords } from '../frame/tools-words.ts';
import type { Services } from '../services/services.ts';
import type { Permission } from '../session/index.ts';
import { tabStore } from '../session/tab-store.ts';
import { lensMessages as messages } from './lens.messages.ts';
import { type Role, rolesToSee } from './roles.ts';

/** In the tab's own storage: gone with it, and no other tab's business. */
const KEY = 'lens';

type Needed = Pick<Services, 'session' | 'language'>;

const forget = () => tabStore.removeItem(KEY);

/** Shows the app as a role from here on, in this tab; null takes the lens away, without a trace. */
export async function lookAs({ session, language }: Needed, role: Role | null): Promise<void> {
  if (!role) {
    forget();
    session.lookThrough(null);
    return;
  }
  await language.loadMessages(toolsWords);
  const { formatMessage } = language.speech().intl;
  const name = role.name || formatMessage(messages.nobody);
  session.lookThrough({
    role: name,
    permissions: grantedBy(role.permissions),
    why: (permission: Permission) =>
      formatMessage(missingInRole, { role: name, permission: formatMessage(permissionMessages[permission]) }),
  });
  const id = session.current()?.id;
  if (id) tabStore.setItem(KEY, JSON.stringify({ id, role: role.name }));
  /* Whoever signs in next in this tab sees what is theirs. */
  const stop = session.subscribe(() => {
    if (session.current()) return;
    stop();
    forget();
  });
}

/** Restores the lens this tab had before a reload. The role is read again: it may grant less by now. */
export async function restoreLens(services: Needed): Promise<void> {
  const { id, role } = JSON.parse(tabStore.getItem(KEY) ?? '{}') as { id?: string; role?: string };
  const known = id === services.session.current()?.id ? rolesToSee().find(({ name }) => name === role) : undefined;
  await lookAs(services, known ?? null);
}
