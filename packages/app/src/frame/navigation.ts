import {
  ArrowLeftRight,
  Building2,
  ChartLine,
  HandCoins,
  Images,
  LayoutDashboard,
  ListChecks,
  MessageCircle,
  Package,
  Settings2,
  UserPlus,
  UserRound,
  UsersRound,
} from '@smart-art/ui/icons';
import type { SellerRouteEntry } from '../routes/route.ts';
import { mayEnter, type Section, type SectionId, sections } from '../routes/sections.ts';
import type { Seller } from '../session/index.ts';

export const sectionIcons = {
  dashboard: LayoutDashboard,
  profile: UserRound,
  sellers: UsersRound,
  transactions: ArrowLeftRight,
  orders: Package,
  money: ChartLine,
  tasks: ListChecks,
  library: Images,
  exhibitions: Building2,
  referrals: UserPlus,
  crowdfunding: HandCoins,
  forum: MessageCircle,
  settings: Settings2,
} satisfies Record<SectionId, unknown>;

/**
 * The seller's sidebar: the sections they may enter, and those marked as coming soon. When viewing as another role, the
 * closed ones are listed too, with the reason.
 */
export const navigationFor = ({ permissions, lens }: Seller) =>
  (Object.entries(sections) as [SectionId, Section][])
    .filter(([, section]) => lens || mayEnter(section, permissions))
    .map(([id, section]) => ({
      id,
      ...section,
      soon: section.soon === true,
      icon: sectionIcons[id],
      closed: mayEnter(section, permissions) ? undefined : lens?.why(section.permission),
    }));

/** The path of the section a screen belongs to. */
export const sectionPath = ({ path, crumbs }: SellerRouteEntry): string => crumbs?.[0]?.path ?? path;
