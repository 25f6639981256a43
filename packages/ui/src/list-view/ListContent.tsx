import type { ReactNode } from 'react';
import { ArtworkGrid } from '../artwork/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { Loading, Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import { failureStrings } from './failure-strings.ts';
import { isNarrowed, type ListLayout } from './list-state.ts';
import type { NoRowsProps } from './NoRows.tsx';

import type { ListApi } from './useListState.ts';

/**
 * State of a list: `loading` without rows, `updating` with the old rows, `ready`, `failed`, `denied` without
 * permission.
 */
export type ListStatus = 'loading' | 'updating' | 'ready' | 'failed' | 'denied';

/** Why a list failed to load, and how to retry. */
export interface ListFailure {
  /** Default: "We couldn’t load the list." */
  title?: string | undefined;
  /** What happened and what to do. */
  message?: string | undefined;
  onRetry: () => void;
  pending?: boolean | undefined;
}

export interface ListContentProps {
  list: ListApi;
  label: string;
  status: ListStatus;
  /** Number of rows on all pages. */
  total: number | undefined;
  failure?: ListFailure | undefined;
  /** Shown if nothing was ever added: explains the first step. An EmptyState. */
  empty?: ReactNode;
  /** The list is empty even without search and filters. */
  isEmpty?: boolean | undefined;
  /** Replaces the default skeleton of the first load. */
  skeleton?: ReactNode;
  /** Replaces the default message for missing permission. */
  denied?: ReactNode;
  /** Clears search and filters, and moves the focus. */
  onClear: () => void;
  children: ReactNode;
}

/** Downloaded while the rows load. A failure is shown without it. */
export const lazyNoRows = lazyComponent<NoRowsProps>(() => import('./NoRows.tsx').then(({ NoRows }) => NoRows));

/** The rows, or the state shown instead. Not by itself on a screen: use ListView. */
export function ListContent(props: ListContentProps) {
  const { list, label, status, total, failure, empty, isEmpty, skeleton, denied, onClear, children } = props;
  const string = useStrings(failureStrings);
  const NoRows = lazyNoRows.useComponent();
  if (status === 'denied') {
    return denied ?? (NoRows && <NoRows denied list={list} onClear={onClear} />);
  }
  const rows = total !== undefined && total > 0 ? children : null;
  if (status === 'failed') {
    return (
      <>
        <Banner
          action={
            failure && (
              <Button onClick={failure.onRetry} pending={failure.pending} size="small">
                {string('retry')}
              </Button>
            )
          }
          live="assertive"
          title={failure?.title ?? string('failed')}
          tone="danger"
        >
          {failure?.message}
        </Banner>
        {rows}
      </>
    );
  }
  if (status === 'loading') return skeleton ?? <ListSkeleton label={label} layout={list.state.layout} />;
  if (isEmpty || (total === 0 && !isNarrowed(list.definition, list.state))) return empty;
  if (rows) return rows;
  return NoRows && <NoRows list={list} onClear={onClear} />;
}

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ListSkeleton({ layout, label }: { layout: ListLayout; label: string }) {
  return (
    <Loading>
      {layout === 'table' ? (
        <Skeleton height="40rem" shape="block" />
      ) : (
        <ArtworkGrid label={label}>
          {tiles.map((tile) => (
            <Stack gap={3} key={tile}>
              <Skeleton shape="art" />
              <Skeleton lines={3} />
            </Stack>
          ))}
        </ArtworkGrid>
      )}
    </Loading>
  );
}
