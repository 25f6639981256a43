import {
  ArrowLeftRight,
  Building2,
  HandCoins,
  Images,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Package,
  Send,
  Settings,
  UserRound,
  UsersRound,
} from '@smart-art/ui/icons';
import type { MessageDescriptor } from 'react-intl';
import { hasRoute } from '../routes.ts';
import type { Permission } from '../session/index.ts';
import { navigationMessages as messages } from './navigation.messages.ts';

interface Entry {
  path: string;
  name: MessageDescriptor;
  icon: LucideIcon;
  permission: Permission;
  /** Coming soon: shown, not led to. */
  soon?: boolean;
  /** Screens elsewhere that belong to it. */
  within?: string[];
}

/** The seller's sidebar (001 section 2), in its order. */
const sidebar: Entry[] = [
  { path: '/seller-dashboard', name: messages.dashboard, icon: LayoutDashboard, permission: 'sa-view-dashboard' },
  { path: '/seller-profile', name: messages.profile, icon: UserRound, permission: 'sa-view-profile' },
  { path: '/sellers-users-list', name: messages.sellers, icon: UsersRound, permission: 'sa-view-profile' },
  {
    path: '/slack-transactions',
    name: messages.transactions,
    icon: ArrowLeftRight,
    permission: 'sa-list-transactions',
  },
  { path: '/buy-orders', name: messages.orders, icon: Package, permission: 'sa-list-orders' },
  { path: '/my-tasks/orders/buy', name: messages.tasks, icon: ListChecks, permission: 'sa-list-my-tasks', soon: true },
  {
    path: '/art-library',
    name: messages.library,
    icon: Images,
    permission: 'sa-list-art-library',
    within: ['/add-art', '/view-art'],
  },
  {
    path: '/exhibitions/all',
    name: messages.exhibitions,
    icon: Building2,
    permission: 'sa-list-exhibitions',
    soon: true,
  },
  { path: '/refferals-list', name: messages.referrals, icon: Send, permission: 'sa-list-referrals' },
  { path: '/crowdfunding-list', name: messages.crowdfunding, icon: HandCoins, permission: 'sa-list-crowd-funding' },
  { path: '/forum-list', name: messages.forum, icon: MessagesSquare, permission: 'sa-list-forum' },
  { path: '/settings/general', name: messages.settings, icon: Settings, permission: 'sa-list-settings' },
];

/** The entries a seller sees: those permitted that have a screen, and those that are coming. */
export function navigationFor(permissions: readonly string[]): Entry[] {
  return sidebar.filter(({ path, permission, soon }) => (soon || hasRoute(path)) && permissions.includes(permission));
}
