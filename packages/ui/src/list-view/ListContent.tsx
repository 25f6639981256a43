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
 * Where a list stands: `loading` without rows, `updating` with the old ones, `ready`, `failed`, `denied` for who may
 * not see it.
 */
export type ListStatus = 'loading' | 'updating' | 'ready' | 'failed' | 'denied';

/** Why a list could not be loaded, and how to try again. */
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
  /** How many rows the question has, on all pages. */
  total: number | undefined;
  failure?: ListFailure | undefined;
  /** Nothing was ever added: what teaches the first step. An EmptyState. */
  empty?: ReactNode;
  /** There is nothing at all, whatever is asked. */
  isEmpty?: boolean | undefined;
  /** In place of the default skeleton while it loads for the first time. */
  skeleton?: ReactNode;
  /** In place of the words for who may not see it. */
  denied?: ReactNode;
  /** Takes off what narrows it, and says where the focus goes. */
  onClear: () => void;
  children: ReactNode;
}

/** On its way while the rows are asked for. A failure is said without it. */
export const lazyNoRows = lazyComponent<NoRowsProps>(() => import('./NoRows.tsx').then(({ NoRows }) => NoRows));

/** The rows, or what stands in their place. Not by itself on a screen: use ListView. */
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
