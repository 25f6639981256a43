import type { ListUsersParams, PeopleCounts } from '@smart-art/api-client/queries';
import { usersPageSize } from '@smart-art/openapi/rules';
import type { Range } from '@smart-art/ui/filter-bar';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { actorMessages } from '../../people/people.messages.ts';
import { sellersMessages as messages, sortMessages } from './sellers.messages.ts';

/** The two lists (000 section 6). */
export type UserListType = 'subscribed' | 'internal';

type Kind = NonNullable<ListUsersParams['actor_type']>;

const kinds: Record<UserListType, readonly Kind[]> = {
  subscribed: ['artist', 'photographer', 'designer', 'architect', 'frame_vendor', 'exhibition_organiser'],
  internal: ['super_admin', 'internal_user'],
};

const BASE = '/sellers-users-list';

/** The path of each list. */
export const listPaths: Record<UserListType, string> = { subscribed: BASE, internal: `${BASE}?type=internal` };

/** The list in a URL; default: subscribed sellers. */
export const typeIn = (query: URLSearchParams): UserListType =>
  query.get('type') === 'internal' ? 'internal' : 'subscribed';

/** Filters and sorting of a list. The ids appear in bookmarked URLs, so they must not change. */
export const sellersDefinition = (intl: IntlShape, type: UserListType, counts?: PeopleCounts): ListDefinition => ({
  filters: [
    {
      kind: 'one',
      id: 'role',
      label: intl.formatMessage(messages.kind),
      options: kinds[type].map((value) => ({
        value,
        label: intl.formatMessage(actorMessages[value]),
        count: counts && (counts.by_actor_type[value] ?? 0),
      })),
    },
    { kind: 'date', id: 'since', label: intl.formatMessage(messages.since) },
    {
      kind: 'yesNo',
      id: 'contact',
      label: intl.formatMessage(messages.contact),
      yes: intl.formatMessage(messages.contactShown),
      no: intl.formatMessage(messages.contactHidden),
    },
  ],
  sorts: Object.entries(sortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
  /* 000 section 9: a thousand per page, unless the user chooses fewer. */
  pageSizes: [usersPageSize, 100],
});

/** The request parameters without the page. */
export function paramsOf(type: UserListType, { search, filters, sort }: ListState): ListUsersParams {
  const since = filters.since as Range<string> | undefined;
  return {
    user_list_type: type,
    sort: sort as NonNullable<ListUsersParams['sort']>,
    ...(search.trim() && { search: search.trim() }),
    /* Each value is one of its filter's options. */
    ...(filters.role !== undefined && { actor_type: filters.role as Kind }),
    ...(filters.contact !== undefined && { shows_contact: filters.contact === true }),
    ...(since?.from && { date_from: since.from }),
    ...(since?.to && { date_to: since.to }),
  };
}
