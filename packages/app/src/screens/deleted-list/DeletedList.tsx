import { listDeletedProducts, type Product } from '@smart-art/api-client/queries';
import { BulkBar, BulkReport } from '@smart-art/ui/bulk-bar';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { formatBytes } from '@smart-art/ui/files';
import { RotateCcw, Trash2 } from '@smart-art/ui/icons';
import { type ListDefinition, ListView, useListState } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { useServices } from '../../services/services.ts';
import { restoreMessages } from '../../works/restore.messages.ts';
import { deletedMessages as messages } from './DeletedList.messages.ts';
import { DeletedTable } from './DeletedTable.tsx';
import { useRestoring } from './useRestoring.ts';

/** Newest deletions first; the endpoint has no other order. */
const definition: ListDefinition = { pageSizes: [48] };

/** The deleted works, which can be restored (000 section 2). */
export function Component() {
  const intl = useIntl();
  const { clients } = useServices();
  const [query, setQuery] = useSearchParams();
  const list = useListState(definition, query, (params, { replace }) =>
    setQuery(params, { replace, preventScrollReset: true }),
  );
  const { search, page, pageSize } = list.state;
  const listParams = { page, per_page: pageSize, ...(search.trim() && { search: search.trim() }) };
  const deleted = useQuery(listDeletedProducts(clients.product, listParams));
  const { data, error, isPlaceholderData, isFetching, refetch } = deleted;
  const title = intl.formatMessage(routeMessages.deletedList);
  useTitle(title);
  const crumbs = useCrumbs();

  /* The selection survives paging. It holds the works themselves, because another page does not have them. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const selection = useMemo(() => new Set(chosen.keys()), [chosen]);
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...(data?.data ?? []).map((work) => [work.id, work] as const)]);
    setChosen(new Map([...ids].flatMap((id) => [[id, known.get(id)] as const]).filter(isKnown)));
  };
  const forget = useCallback(
    (ids: readonly string[]) => setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    [],
  );
  const { restoreOne, restoreAll, retry, stop, dismiss, busy, progress, report } = useRestoring(forget);

  return (
    <Page
      crumbs={crumbs}
      summary={
        data && data.deleted.all > 0
          ? intl.formatMessage(messages.summary, {
              count: data.deleted.all,
              size: formatBytes(data.deleted.bytes, intl.locale),
            })
          : undefined
      }
      title={title}
    >
      <ListView
        bulk={
          <BulkBar
            actions={[{ id: 'restore', label: intl.formatMessage(restoreMessages.restore), icon: RotateCcw }]}
            count={chosen.size}
            onAction={() => void restoreAll([...chosen.values()])}
            onClear={() => setChosen(new Map())}
            progress={progress && { label: intl.formatMessage(messages.restoring), ...progress, onStop: stop }}
          />
        }
        empty={
          <EmptyState
            action={<LinkButton href="/art-library">{intl.formatMessage(messages.toLibrary)}</LinkButton>}
            icon={Trash2}
            title={intl.formatMessage(messages.emptyTitle)}
          >
            {intl.formatMessage(messages.emptyHelp)}
          </EmptyState>
        }
        failure={{
          title: intl.formatMessage(messages.failed),
          message: error ? failureMessage(intl, error) : undefined,
          onRetry: () => void refetch(),
          pending: isFetching,
        }}
        found={data && intl.formatMessage(messages.found, { count: data.total })}
        isEmpty={data?.deleted.all === 0}
        label={title}
        list={list}
        report={
          report && (
            <BulkReport
              {...report}
              action={intl.formatMessage(restoreMessages.restore)}
              onDismiss={dismiss}
              onRetry={(ids) => void retry(ids)}
              pending={progress !== null}
            />
          )
        }
        search={{
          label: intl.formatMessage(messages.search),
          placeholder: intl.formatMessage(messages.searchHint),
        }}
        status={listStatus(deleted)}
        total={data?.total}
      >
        {data && (
          <DeletedTable
            busy={busy}
            loading={isPlaceholderData}
            onRestore={(work) => void restoreOne(work)}
            onSelectionChange={select}
            selection={selection}
            works={data.data}
          />
        )}
      </ListView>
    </Page>
  );
}

const isKnown = (entry: readonly [string, Product | undefined]): entry is readonly [string, Product] =>
  entry[1] !== undefined;
