import type { ListView } from '@smart-art/api-client/queries';
import { type ListApi, readListState } from '@smart-art/ui/list-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Opens a list with the view that the seller has chosen for it, where it is arrived at without a question: once, and not on
 * the way back. Whoever has asked something meanwhile keeps that.
 * @param views undefined until they are known
 */
export function useOpening(list: ListApi, views: readonly ListView[] | undefined): void {
  const { search, key } = useLocation();
  const type = useNavigationType();
  /* An address that is typed is a way back, too, to the router. */
  const [isArrival] = useState(search === '' && (type !== 'POP' || key === 'default'));
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!views || isDone.current) return;
    isDone.current = true;
    const first = views.find(({ is_default }) => is_default);
    if (!first || !isArrival || search !== '') return;
    const asked = readListState(list.definition, new URLSearchParams(first.query));
    list.change({ ...asked, saved: first.id }, { replace: true });
  });
}
