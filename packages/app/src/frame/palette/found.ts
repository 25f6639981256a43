import type { SearchAnswer } from '@smart-art/api-client/queries';
import type { Command, CommandSection } from '@smart-art/ui/command-palette';
import { ArrowRight, Building2, HandCoins, Images, Package, UserRound } from '@smart-art/ui/icons';
import type { IntlShape } from 'react-intl';
import { exhibitionDays } from '../../exhibitions/times.ts';
import { dealerPath } from '../../people/dealer-path.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import type { Permission } from '../../session/index.ts';
import { paletteMessages as messages } from './palette.messages.ts';

/** A search result with the permission it requires. */
interface FoundCommand extends Command {
  href: string;
  permission: Permission;
}

export interface FoundSection extends CommandSection {
  commands: FoundCommand[];
}

/** The contract's limit for most kinds: a full list may have more results. */
const FULL = 6;

const peoplesPage = {
  buyer: dealerPath,
  supporter: dealerPath,
  seller: (id: string) => `/profile-info/${id}`,
};

const joined = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(' · ');

/** Search results by kind; a kind that may have more gets a link to all of them. */
export function foundSections(intl: IntlShape, answer: SearchAnswer, query: string): FoundSection[] {
  const all = (list: string, permission: Permission, found: readonly unknown[]): FoundCommand[] =>
    found.length < FULL
      ? []
      : [
          {
            id: `all ${list}`,
            label: intl.formatMessage(messages.all, { query }),
            icon: ArrowRight,
            href: `${list}?search=${encodeURIComponent(query)}`,
            permission,
          },
        ];
  const sections: FoundSection[] = [
    {
      title: intl.formatMessage(sectionMessages.library),
      commands: [
        ...answer.works.map(({ id, title, artist_name, year }) => ({
          id: `/view-art/${id}`,
          label: title,
          icon: Images,
          description: joined(artist_name, year) || undefined,
          href: `/view-art/${id}`,
          permission: 'sa-list-art-library' as const,
        })),
        ...all('/art-library', 'sa-list-art-library', answer.works),
      ],
    },
    {
      title: intl.formatMessage(sectionMessages.orders),
      commands: answer.orders.map(({ id, kind, number, title, buyer }) => ({
        id: `/${kind}-orders-info/${id}`,
        label: title,
        icon: Package,
        description: joined(number, intl.formatMessage(messages[kind]), buyer),
        href: `/${kind}-orders-info/${id}`,
        permission: 'sa-list-orders',
      })),
    },
    {
      title: intl.formatMessage(messages.people),
      commands: answer.people.map(({ id, kind, name, company }) => ({
        id: peoplesPage[kind](id),
        label: name,
        icon: UserRound,
        description: joined(intl.formatMessage(messages[kind]), company),
        href: peoplesPage[kind](id),
        permission: 'sa-view-profile',
      })),
    },
    {
      title: intl.formatMessage(sectionMessages.exhibitions),
      commands: answer.exhibitions.map(({ id, name, start_date, end_date }) => ({
        id: `/exhibitions/view/${id}`,
        label: name,
        icon: Building2,
        description: exhibitionDays({ start_date, end_date }, intl.locale),
        href: `/exhibitions/view/${id}`,
        permission: 'sa-list-exhibitions',
      })),
    },
    {
      title: intl.formatMessage(sectionMessages.crowdfunding),
      commands: answer.requests.map(({ id, number, title }) => ({
        id: `/crowdfunding/view-info/${id}`,
        label: title,
        icon: HandCoins,
        description: number,
        href: `/crowdfunding/view-info/${id}`,
        permission: 'sa-list-crowd-funding',
      })),
    },
  ];
  return sections.filter(({ commands }) => commands.length > 0);
}
