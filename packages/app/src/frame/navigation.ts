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
import { sectionMessages as messages } from '../routes/section.messages.ts';
import { mayEnter, type SectionPath, sellerRoute, sellerRoutes } from '../routes/seller.ts';
import type { Permission } from '../session/index.ts';

interface Section {
  path: SectionPath;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Coming soon: shown to whoever would have the permission, not led to. The others have their route's. */
  soon?: Permission;
}

/** The sections of the sidebar, their labels and notes, in the order of 001 section 2. */
export const sections: Section[] = [
  { path: '/seller-dashboard', label: messages.dashboard, icon: LayoutDashboard },
  { path: '/seller-profile', label: messages.profile, icon: UserRound },
  { path: '/sellers-users-list', label: messages.sellers, icon: UsersRound },
  { path: '/slack-transactions', label: messages.transactions, icon: ArrowLeftRight },
  { path: '/buy-orders', label: messages.orders, icon: Package },
  { path: '/my-tasks/orders/buy', label: messages.tasks, icon: ListChecks, soon: 'sa-list-my-tasks' },
  { path: '/art-library', label: messages.library, icon: Images },
  { path: '/exhibitions/all', label: messages.exhibitions, icon: Building2, soon: 'sa-list-exhibitions' },
  { path: '/refferals-list', label: messages.referrals, icon: Send },
  { path: '/crowdfunding-list', label: messages.crowdfunding, icon: HandCoins },
  { path: '/forum-list', label: messages.forum, icon: MessagesSquare },
  { path: '/settings/general', label: messages.settings, icon: Settings },
];

/** The addresses of a path of the table: what stands before the first thing that it names. */
const addressOf = (path: string) => path.split('/:')[0] ?? path;

/** An entry of the sidebar, as the shell draws it. */
export interface SidebarEntry {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  soon: boolean;
  /** Where the screens below it are. */
  within: string[];
}

/** The sidebar of a seller: the sections they may enter that have a screen, and those that are coming. */
export function navigationFor(permissions: readonly string[]): SidebarEntry[] {
  return sections
    .filter(({ path, soon }) => {
      const route = sellerRoute(path);
      return soon ? permissions.includes(soon) : route !== undefined && mayEnter(route, permissions);
    })
    .map(({ path, label, icon, soon }) => ({
      path,
      label,
      icon,
      soon: soon !== undefined,
      within: sellerRoutes.filter(({ crumbs }) => crumbs?.[0] === path).map((route) => addressOf(route.path)),
    }));
}
