import type { CrowdfundingPage, CrowdfundingSummary, ListCrowdfundingParams } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { requestStatusMessages } from '../crowdfunding/request.messages.ts';
import { listMessages as messages, sortMessages } from './list.messages.ts';
import type { RequestList } from './paths.ts';

type Counts = CrowdfundingPage['counts'];
type Status = CrowdfundingSummary['status'];
type Sort = keyof typeof sortMessages;

/** The statuses each list can contain. Cancelled requests have their own list; money of revoked ones was refunded. */
const statuses: Record<RequestList, readonly Status[]> = {
  requests: ['requested', 'accepted', 'rejected', 'revoked', 'closed'],
  purchased: ['accepted', 'closed'],
  cancelled: [],
};

const isOfTime = (sort: Sort) => sort.endsWith('valid_until');

/** The total of a list, unfiltered. */
export const countOf = (list: RequestList, { all, purchased, cancelled }: Counts): number =>
  ({ requests: all, purchased, cancelled })[list];

/** Filters and sorting of a list. The ids appear in bookmarked URLs, so they must not change. */
export function requestsDefinition(intl: IntlShape, list: RequestList, counts?: Counts): ListDefinition {
  const choices = statuses[list];
  /* Counts by status cover all requests, including those whose pieces were not bought. */
  const known = list === 'requests' ? counts : undefined;
  return {
    filters:
      choices.length === 0
        ? []
        : [
            {
              kind: 'one',
              id: 'status',
              label: intl.formatMessage(messages.status),
              chips: true,
              options: [
                { value: '', label: intl.formatMessage(messages.all) },
                ...choices.map((value) => ({
                  value,
                  label: intl.formatMessage(requestStatusMessages[value]),
                  count: known?.[value],
                })),
              ],
            },
          ],
    sorts: (Object.keys(sortMessages) as Sort[])
      .filter((sort) => list !== 'cancelled' || !isOfTime(sort))
      .map((id) => ({ id, label: intl.formatMessage(sortMessages[id]) })),
  };
}

const kinds: Record<RequestList, ListCrowdfundingParams> = {
  requests: {},
  purchased: { purchased: 1 },
  cancelled: { is_deleted: 1 },
};

/** The request parameters without the page (000 section 7). */
export const paramsOf = (list: RequestList, { search, filters, sort }: ListState): ListCrowdfundingParams => ({
  ...kinds[list],
  sort: sort as Sort,
  ...(search.trim() && { search: search.trim() }),
  /* Each value is one of its filter's options. */
  ...(filters.status !== undefined && { status: filters.status as Status }),
});
