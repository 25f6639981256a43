import type { Exhibition, ExhibitionSubscription, ListAppliedExhibitionsParams } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { categoryMessages, statusMessages, typeMessages, whenMessages } from '../../exhibitions/exhibition.messages.ts';
import type { ExhibitionList } from '../../exhibitions/paths.ts';
import { listMessages as messages } from './list.messages.ts';

type Sort = NonNullable<ListAppliedExhibitionsParams['sort']>;
type Status = ExhibitionSubscription['status'];

const sorts = {
  '-created_at': messages.newest,
  created_at: messages.oldest,
  start_date: messages.soonest,
  '-start_date': messages.latest,
  name: messages.nameUp,
  '-name': messages.nameDown,
} satisfies Record<Sort, object>;

/** Lists of the seller's own applications; these can be filtered by status. */
export const isOfApplications = (list: ExhibitionList): list is 'exhibitor' | 'attendee' =>
  list === 'exhibitor' || list === 'attendee';

/** An attendee is accepted at once, without a decision. */
const statuses: Record<'exhibitor' | 'attendee', readonly Status[]> = {
  exhibitor: ['applied', 'accepted', 'declined', 'subscribed', 'cancellation_requested', 'cancelled', 'unsubscribed'],
  attendee: ['accepted', 'subscribed', 'cancellation_requested', 'cancelled', 'unsubscribed'],
};

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Filters and sorting of a list. The ids appear in bookmarked URLs, so they must not change. */
export const exhibitionsDefinition = (intl: IntlShape, list: ExhibitionList): ListDefinition => ({
  filters: [
    ...(isOfApplications(list)
      ? [
          {
            kind: 'one' as const,
            id: 'status',
            label: intl.formatMessage(messages.status),
            options: statuses[list].map((value) => ({ value, label: intl.formatMessage(statusMessages[value]) })),
          },
        ]
      : []),
    {
      kind: 'one',
      id: 'when',
      label: intl.formatMessage(messages.when),
      options: keysOf(whenMessages).map((value) => ({ value, label: intl.formatMessage(whenMessages[value]) })),
    },
    {
      kind: 'one',
      id: 'category',
      label: intl.formatMessage(messages.category),
      options: keysOf(categoryMessages).map((value) => ({ value, label: intl.formatMessage(categoryMessages[value]) })),
    },
    {
      kind: 'one',
      id: 'type',
      label: intl.formatMessage(messages.type),
      options: keysOf(typeMessages).map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) })),
    },
  ],
  sorts: keysOf(sorts).map((id) => ({ id, label: intl.formatMessage(sorts[id]) })),
});

/** The request parameters without the page (000 section 7). Each value is one of its filter's options. */
export const paramsOf = ({ search, filters, sort }: ListState): ListAppliedExhibitionsParams => ({
  sort: sort as Sort,
  ...(search.trim() && { search: search.trim() }),
  ...(filters.status !== undefined && { status: filters.status as Status }),
  ...(filters.when !== undefined && { when: filters.when as Exhibition['when'] }),
  ...(filters.category !== undefined && { category: filters.category as Exhibition['category'] }),
  ...(filters.type !== undefined && { type: filters.type as Exhibition['type'] }),
});
