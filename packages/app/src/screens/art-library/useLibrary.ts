import { listProducts, type ProductPage } from '@smart-art/api-client/queries';
import { focusPageTitle } from '@smart-art/ui/page-title';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Choice } from '../../preferences/preferences.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { type LibraryView, listParams, readAddress, writeAddress } from './library-address.ts';

export type Layout = Choice<'library_view'>;

/** Works on a page. */
const PER_PAGE: Record<Layout, number> = { grid: 48, table: 100 };

const pageCountOf = ({ total, per_page }: ProductPage) => Math.max(1, Math.ceil(total / per_page));

/** What the library shows and how that changes: the address is the state, so that it can be shared and gone back to. */
export function useLibrary() {
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const permissions = useSeller()?.permissions ?? [];
  const [layout, setLayout] = usePreference('library_view');
  const view = readAddress(query);
  const list = useQuery(listProducts(clients.product, permissions, listParams(view, PER_PAGE[layout])));
  const { data: page, isPlaceholderData } = list;

  /* A selection starts at its first page; typing replaces the history entry, choosing makes one to go back to. */
  const show = (change: Partial<LibraryView>, { replace = false } = {}) =>
    setQuery(writeAddress({ ...view, page: 1, ...change }), { replace, preventScrollReset: change.page === undefined });

  /* The last work of the last page was deleted, or the address is an old one: show the last page there is. */
  const lastPage = page && !isPlaceholderData ? pageCountOf(page) : undefined;
  useEffect(() => {
    if (lastPage === undefined || view.page <= lastPage) return;
    setQuery(writeAddress({ ...view, page: lastPage }), { replace: true });
  }, [lastPage, setQuery, view]);

  const shownPage = useRef(view.page);
  useEffect(() => {
    if (shownPage.current !== view.page) focusPageTitle();
    shownPage.current = view.page;
  }, [view.page]);

  const chooseLayout = (next: Layout) => {
    if (next === layout) return;
    const first = (view.page - 1) * PER_PAGE[layout];
    setLayout(next);
    show({ page: Math.floor(first / PER_PAGE[next]) + 1 }, { replace: true });
  };

  return {
    view,
    layout,
    list,
    pageCount: page ? pageCountOf(page) : 1,
    show,
    chooseLayout,
    hrefOf: (number: number) => `?${writeAddress({ ...view, page: number })}`,
  };
}

export type Library = ReturnType<typeof useLibrary>;
