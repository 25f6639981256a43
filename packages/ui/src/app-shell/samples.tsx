import { IconButton } from '../button/index.ts';
import {
  ArrowLeftRight,
  Bell,
  Building2,
  CircleUser,
  HandCoins,
  Images,
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
import { PhoneSearch } from './PhoneSearch.tsx';

/** The sample sidebar of the stories. */
export const pages: NavigationEntry[] = [
  { href: '#dashboard', label: 'Dashboard', shortLabel: 'Home', icon: LayoutDashboard, phoneRank: 1 },
  { href: '#profile', label: 'Profile', icon: UserRound },
  { href: '#sellers', label: 'Sellers', icon: UsersRound },
  { href: '#transactions', label: 'Transactions', icon: ArrowLeftRight },
  { href: '#orders', label: 'Orders', icon: Package, badge: 3, badgeLabel: '3 wait for you', phoneRank: 2 },
  { href: '#my-tasks', label: 'My tasks', shortLabel: 'Tasks', icon: ListChecks, soon: true, phoneRank: 4 },
  { href: '#library', label: 'Library', icon: Images, phoneRank: 3 },
  { href: '#exhibitions', label: 'Exhibitions', icon: Building2, soon: true },
  { href: '#referrals', label: 'Referrals', icon: Send },
  { href: '#crowdfunding', label: 'Crowdfunding', icon: HandCoins },
  { href: '#forum', label: 'Forum', icon: MessagesSquare },
  { href: '#settings', label: 'Settings', icon: Settings },
];

export const headerActions = (
  <>
    <PhoneSearch onClick={() => undefined} />
    <IconButton emphasis="quiet" icon={Bell} label="Notifications" />
    <IconButton emphasis="quiet" icon={CircleUser} label="Account" />
  </>
);

export const language = {
  languages: [
    { slug: 'en', name: 'English' },
    { slug: 'ja', name: '日本語' },
  ],
  value: 'en',
  onChange: () => undefined,
};

export const quota = { usedBytes: 2.1 * 1024 ** 3, totalBytes: 5 * 1024 ** 3 };
