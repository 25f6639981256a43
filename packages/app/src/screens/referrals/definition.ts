import type { ListReferralsParams, Referral } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { referralsMessages as messages, sortMessages, statusMessages } from './referrals.messages.ts';

type Status = Referral['status'];

export type Counts = Readonly<Record<Status, number>>;

/** All invitations, whatever their status. */
export const allOf = ({ invited, joined, expired }: Counts): number => invited + joined + expired;

/** Filters and sorting of the list. The ids appear in bookmarked URLs, so they must not change. */
export const referralsDefinition = (intl: IntlShape, counts?: Counts): ListDefinition => ({
  filters: [
    {
      kind: 'one',
      id: 'status',
      label: intl.formatMessage(messages.status),
      chips: true,
      options: [
        { value: '', label: intl.formatMessage(messages.all) },
        ...(Object.keys(statusMessages) as Status[]).map((value) => ({
          value,
          label: intl.formatMessage(statusMessages[value]),
          count: counts?.[value],
        })),
      ],
    },
  ],
  sorts: Object.entries(sortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
});

/** The request parameters without the page. */
export const paramsOf = ({ search, filters, sort }: ListState): ListReferralsParams => ({
  sort: sort as NonNullable<ListReferralsParams['sort']>,
  ...(search.trim() && { search: search.trim() }),
  /* Each value is one of its filter's options. */
  ...(filters.status !== undefined && { status: filters.status as Status }),
});
