import { ApiError } from '@smart-art/api-client';
import {
  changeView,
  createIntent,
  keepView,
  type ListView,
  type ListViewChange,
  listViews,
  removeView,
} from '@smart-art/api-client/queries';
import { NameRejected } from '@smart-art/ui/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { useServices } from '../services/services.ts';

const overtaken: ReadonlySet<ApiError['kind']> = new Set(['not-found', 'conflict', 'stale']);

/**
 * The saved views of a list and the mutations that change them. Errors are thrown with localised messages; a rejected
 * name as NameRejected.
 * @param of the list, by the last part of its screen's path: `art-library`
 */
export function useSavedViews(of: string) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const options = listViews(clients.product, of);
  const { data: views } = useQuery(options);
  const [keyOf] = useState(() => createIntent());
  const keeping = useMutation(keepView(clients.product));
  const changing = useMutation(changeView(clients.product));
  const removing = useMutation(removeView(clients.product));
  /** Views removed here, to restore them. */
  const removed = useRef(new Map<string, ListView>());

  const rethrow = (error: unknown): never => {
    const name = error instanceof ApiError && error.errors?.name?.[0];
    if (name) throw new NameRejected(name, { cause: error });
    /* Changed by another tab, or by this one if a response was lost: refetch. */
    if (error instanceof ApiError && overtaken.has(error.kind))
      void queryClient.invalidateQueries({ queryKey: options.queryKey });
    throw new Error(failureMessage(intl, error), { cause: error });
  };
  const show = (view: ListView) =>
    queryClient.setQueryData(options.queryKey, (known) => [...(known ?? []).filter(({ id }) => id !== view.id), view]);

  const keep = async (name: string, query: string) => {
    const body = { list: of, name, query, is_default: false };
    const { data } = await keeping.mutateAsync({ body, idempotencyKey: keyOf(body) }).catch(rethrow);
    show(data);
    return data;
  };
  const change = async (id: string, body: ListViewChange) => {
    const version = views?.find((view) => view.id === id)?.version;
    await changing.mutateAsync({ id, body, ...(version !== undefined && { version }) }).catch(rethrow);
    await queryClient.refetchQueries({ queryKey: options.queryKey });
  };
  return {
    views,
    keep,
    change,
    move: async (id: string, by: -1 | 1) => {
      const view = views?.find((each) => each.id === id);
      if (view) await change(id, { position: view.position + by });
    },
    remove: async (id: string) => {
      const view = views?.find((each) => each.id === id);
      /* Not found: another tab removed it, so the goal is reached. */
      await removing.mutateAsync(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.kind === 'not-found')) rethrow(error);
      });
      if (view) removed.current.set(id, view);
      await queryClient.refetchQueries({ queryKey: options.queryKey });
    },
    /** Creates it again with its name and position; it gets a new id. */
    restore: async (id: string) => {
      const view = removed.current.get(id);
      if (!view) return;
      const { name, query, position } = view;
      const body = { list: of, name, query, is_default: view.is_default };
      const { data } = await keeping.mutateAsync({ body, idempotencyKey: createIntent()(body) }).catch(rethrow);
      removed.current.delete(id);
      if (data.position !== position) await changing.mutateAsync({ id: data.id, body: { position } }).catch(rethrow);
      await queryClient.refetchQueries({ queryKey: options.queryKey });
    },
  };
}
