import type { CustomOrder, ListCustomOrdersParams } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { customStateMessages } from '../../orders/custom-state.messages.ts';
import { customSortMessages, customOrdersMessages as messages } from './custom.messages.ts';
import { filtersOf, narrowingOf } from './definition.ts';

type Stage = CustomOrder['stage'];

interface Counts {
  all: number;
  needs_me: number;
  by_status: Record<string, number>;
  by_stage: Record<string, number>;
}

/** 001 section 4. */
const stages: readonly Stage[] = [
  'placed',
  'auction_applied',
  'artist_accepted',
  'artist_not_accepted',
  'in_progress',
  'completed',
];

/** Filters of the list of custom orders: those of all orders, and the stage. */
export const customDefinition = (intl: IntlShape, counts?: Counts): ListDefinition => ({
  filters: [
    ...filtersOf(intl, counts),
    {
      kind: 'one',
      id: 'stage',
      label: intl.formatMessage(messages.stage),
      options: stages.map((value) => ({
        value,
        label: intl.formatMessage(customStateMessages[value]),
        count: counts?.by_stage[value],
      })),
    },
  ],
  sorts: Object.entries(customSortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
});

/** The request parameters without the page. */
export const customParamsOf = ({ sort, ...narrowed }: Pick<ListState, 'search' | 'filters' | 'sort'>) =>
  ({
    sort: sort as NonNullable<ListCustomOrdersParams['sort']>,
    ...narrowingOf(narrowed),
    ...(narrowed.filters.stage !== undefined && { stage: narrowed.filters.stage as Stage }),
  }) satisfies ListCustomOrdersParams;
