import { listProducts, masterData } from '@smart-art/api-client/queries';
import { type ListApi, type ListState, readListState, useListState, writeListState } from '@smart-art/ui/list-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { usePreference } from '../../preferences/use-preference.ts';
import { useSeller, useServices } from '../../services/services.ts';
import {
  type Layout,
  layoutIn,
  layoutNames,
  libraryDefinition,
  narrowingIn,
  PER_PAGE,
  paramsOf,
} from '../../works/library-list/definition.ts';
import { useFilterLabels } from './useFilterLabels.ts';

/** The query without its page number. */
function withoutPage(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('page');
  return rest.toString();
}

/** The library's state and how it changes. The state is in the URL, so it can be shared and works with Back. */
export function useLibrary() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const permissions = useSeller()?.permissions ?? [];
  const [preferred, setPreferred] = usePreference('library_view');
  const layout = layoutIn(query, preferred);
  const address = query.toString();
  /* Some filters depend on others. */
  const narrowing = useMemo(() => narrowingIn(new URLSearchParams(address)), [address]);

  /* Reading the URL needs neither counts nor names. */
  const bare = useMemo(
    () => libraryDefinition({ intl, labels: null, preferred, layout, ...narrowing }),
    [intl, preferred, layout, narrowing],
  );
  const state = useMemo(() => readListState(bare, new URLSearchParams(address)), [bare, address]);
  const params = paramsOf(state);
  const pageOf = (page: number) => ({ ...params, page, per_page: PER_PAGE[layout] });
  const works = useQuery(listProducts(clients.product, permissions, pageOf(state.page)));
  const { data: page } = works;
  /* The filters' options can load after the works. */
  const { data: vocabulary } = useQuery({ ...masterData(clients.product), enabled: page !== undefined });

  const labels = useFilterLabels(page);
  const counts = page?.counts;
  const definition = useMemo(
    () => libraryDefinition({ intl, labels, preferred, layout, counts, vocabulary, ...narrowing }),
    [intl, labels, preferred, layout, counts, vocabulary, narrowing],
  );
  const api = useListState(definition, query, (next, { replace }) => {
    const turned = withoutPage(next) === withoutPage(query);
    setQuery(next, { replace, preventScrollReset: !turned });
  });

  /** Switches the view and keeps the same works in sight; the choice is saved on the device. */
  const chooseLayout = (next: Layout) => {
    if (next === layout) return;
    const first = (state.page - 1) * PER_PAGE[layout];
    setPreferred(next);
    show({ page: Math.floor(first / PER_PAGE[next]) + 1 }, next, next, { replace: true });
  };
  /** Views differ in page size, so the URL is written with the new view's definition. */
  const show = (part: Partial<ListState>, next: Layout, usual: Layout, options: { replace: boolean }) => {
    const nextDefinition = libraryDefinition({ intl, labels: null, preferred: usual, layout: next, ...narrowing });
    const changed = { ...state, page: 1, ...part, layout: layoutNames[next], pageSize: PER_PAGE[next] };
    setQuery(writeListState(nextDefinition, changed, query), { ...options, preventScrollReset: true });
  };

  const list: ListApi = {
    ...api,
    change: (part, options = { replace: false }) => {
      const { layout: requested, filters, ...rest } = part;
      const next: Layout = requested === undefined ? layout : requested === 'table' ? 'table' : 'grid';
      const changes = { ...rest, ...(filters && { filters: labels?.consistent(filters, vocabulary) ?? filters }) };
      if (next === layout) api.change(changes, options);
      else if (Object.keys(changes).length > 0) show(changes, next, preferred, options);
      else chooseLayout(next);
    },
  };
  return { list, parts: labels?.parts, layout, works, params, chooseLayout };
}
