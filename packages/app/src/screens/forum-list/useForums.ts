import { listForums } from '@smart-art/api-client/queries';
import { type ListDefinition, readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useServices } from '../../services/services.ts';
import { forumsMessages as messages } from './forums.messages.ts';

/** Filters of the list. Latest post first; the endpoint has no other order. */
const definitionOf = (intl: IntlShape, own?: number): ListDefinition => ({
  filters: [
    {
      kind: 'one',
      id: 'show',
      label: intl.formatMessage(messages.show),
      chips: true,
      options: [
        { value: '', label: intl.formatMessage(messages.all) },
        { value: 'own', label: intl.formatMessage(messages.own), count: own },
      ],
    },
  ],
});

/** The forums of the query in the URL. */
export function useForums() {
  const intl = useIntl();
  const { clients } = useServices();
  const [query, setQuery] = useSearchParams();
  /* Reading the URL needs no counts. */
  const bare = useMemo(() => definitionOf(intl), [intl]);
  const { search, filters, page, pageSize } = readListState(bare, query);
  const term = search.trim();
  const forums = useQuery(
    listForums(clients.product, {
      page,
      per_page: pageSize,
      ...(term && { search: term }),
      ...(filters.show === 'own' && { own: true }),
    }),
  );
  const own = forums.data?.forumOwnCount;
  const definition = useMemo(() => definitionOf(intl, own), [intl, own]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );
  return { list, forums };
}
