import type { MessageDescriptor } from 'react-intl';
import type { Permission } from '../session/index.ts';
import type { Place } from './route.ts';
import { sectionMessages as messages } from './section.messages.ts';

export interface Section extends Place {
  permission: Permission;
  /** A shorter name, for the bottom bar on a phone. */
  shortName?: MessageDescriptor;
  /** Coming soon (001 section 2): listed for users with the permission, but without a link. */
  soon?: true;
}

/** The sections of the sidebar in the order of 001 section 2, plus one more, including those coming soon. */
export const sections = {
  dashboard: {
    path: '/seller-dashboard',
    permission: 'sa-view-dashboard',
    name: messages.dashboard,
    shortName: messages.home,
  },
  profile: { path: '/seller-profile', permission: 'sa-view-profile', name: messages.profile },
  sellers: { path: '/sellers-users-list', permission: 'sa-view-profile', name: messages.sellers },
  transactions: { path: '/slack-transactions', permission: 'sa-list-transactions', name: messages.transactions },
  orders: { path: '/buy-orders', permission: 'sa-list-orders', name: messages.orders },
  // Not in 001 section 2: incoming payments must be one click away, and "My tasks" is still coming soon.
  money: { path: '/my-tasks/payments/credit', permission: 'sa-list-my-tasks', name: messages.money },
  tasks: {
    path: '/my-tasks/orders/buy',
    permission: 'sa-list-my-tasks',
    name: messages.tasks,
    shortName: messages.shortTasks,
    soon: true,
  },
  library: { path: '/art-library', permission: 'sa-list-art-library', name: messages.library },
  exhibitions: { path: '/exhibitions/all', permission: 'sa-list-exhibitions', name: messages.exhibitions, soon: true },
  referrals: { path: '/refferals-list', permission: 'sa-list-referrals', name: messages.referrals },
  crowdfunding: { path: '/crowdfunding-list', permission: 'sa-list-crowd-funding', name: messages.crowdfunding },
  forum: { path: '/forum-list', permission: 'sa-list-forum', name: messages.forum },
  settings: { path: '/settings/general', permission: 'sa-list-settings', name: messages.settings },
} satisfies Record<string, Section>;

export type SectionId = keyof typeof sections;

/**
 * Order of preference for the bottom bar on a phone, which has room for four: the first ones a seller may enter. "My
 * tasks" is among them although the sidebar marks it as coming soon (001 section 2), because its pages exist.
 */
export const phoneSections: readonly SectionId[] = [
  'dashboard',
  'orders',
  'library',
  'tasks',
  'money',
  'crowdfunding',
  'forum',
  'profile',
];

/** Whether a seller with these permissions may enter a screen. */
export const mayEnter = ({ permission }: Pick<Place, 'permission'>, permissions: readonly string[]): boolean =>
  permission === undefined || permissions.includes(permission);

/** The first available section the user may enter; undefined if there is none. */
export const firstSection = (permissions: readonly string[]): Section | undefined =>
  Object.values<Section>(sections).find((section) => !section.soon && mayEnter(section, permissions));

/** Default page after sign-in. */
export const defaultLandingPath = (permissions: readonly string[]): string =>
  firstSection(permissions)?.path ?? '/art-library';
