import type { ListView } from '@smart-art/api-client/queries';
import { type ListApi, readListState } from '@smart-art/ui/list-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Opens a list with the seller's default view if its URL has no query: once, and not on Back. Filters set in the
 * meantime are kept.
 * @param views undefined while loading
 */
export function useOpening(list: ListApi, views: readonly ListView[] | undefined): void {
  const { search, key } = useLocation();
  const type = useNavigationType();
  /* The router reports POP for a typed URL too; then the key is 'default'. */
  const [isArrival] = useState(search === '' && (type !== 'POP' || key === 'default'));
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!views || isDone.current) return;
    isDone.current = true;
    const first = views.find(({ is_default }) => is_default);
    if (!first || !isArrival || search !== '') return;
    const state = readListState(list.definition, new URLSearchParams(first.query));
    list.change({ ...state, saved: first.id }, { replace: true });
  });
}
