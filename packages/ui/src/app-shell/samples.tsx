import { IconButton } from '../button/index.ts';
import {
  ArrowLeftRight,
  Building2,
  CircleUser,
  HandCoins,
  Images,
  Languages,
  LayoutDashboard,
  ListChecks,
  MessagesSquare,
  Package,
  Send,
  Settings,
  UserRound,
  UsersRound,
} from '../icons/index.ts';
import type { NavigationEntry } from './navigation.ts';

/** The sidebar as the stories show it. */
export const pages: NavigationEntry[] = [
  { href: '#dashboard', label: 'Dashboard', shortLabel: 'Home', icon: LayoutDashboard, onPhone: true },
  { href: '#profile', label: 'Profile', icon: UserRound },
  { href: '#sellers', label: 'Sellers', icon: UsersRound },
  { href: '#transactions', label: 'Transactions', icon: ArrowLeftRight },
  { href: '#orders', label: 'Orders', icon: Package, badge: 3, badgeLabel: '3 wait for you', onPhone: true },
  { href: '#my-tasks', label: 'My tasks', icon: ListChecks, soon: true },
  { href: '#library', label: 'Library', icon: Images, onPhone: true },
  { href: '#exhibitions', label: 'Exhibitions', icon: Building2, soon: true },
  { href: '#referrals', label: 'Referrals', icon: Send },
  { href: '#crowdfunding', label: 'Crowdfunding', icon: HandCoins },
  { href: '#forum', label: 'Forum', icon: MessagesSquare, onPhone: true },
  { href: '#settings', label: 'Settings', icon: Settings },
];

export const headerActions = (
  <>
    <IconButton emphasis="quiet" icon={Languages} label="Language" />
    <IconButton emphasis="quiet" icon={CircleUser} label="Account" />
  </>
);

export const quota = { usedBytes: 2.1 * 1024 ** 3, totalBytes: 5 * 1024 ** 3 };
