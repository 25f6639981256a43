import { ColumnPicker, isUntouched } from '@smart-art/ui/column-picker';
import { type Column, DataTable, type DataTableProps, type TableLayout } from '@smart-art/ui/data-table';
import { EmptyState, type EmptyStateProps } from '@smart-art/ui/empty-state';
import { type ListApi, ListView } from '@smart-art/ui/list-view';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LazySavedViews } from '../views/LazySavedViews.tsx';
import { ExportCsv } from './ExportCsv.tsx';
import { failureMessage } from './failure-message.ts';
import { listStatus } from './list-status.ts';

/** The part of a query that a list needs. */
interface Filling<Row> {
  data: { data: readonly Row[]; total: number } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

export interface RecordListProps<Row extends { id: string }> {
  name: string;
  list: ListApi;
  query: Filling<Row>;
  /** Whether there are no records at all, even without filters. */
  isEmpty: boolean;
  /** Shown if there are no records. */
  empty: EmptyStateProps;
  labels: {
    search: string;
    failed: string;
    found: (count: number) => string;
    exported: (count: number) => string;
  };
  columns: readonly Column<Row>[];
  /** The table's layout; if absent, all columns are shown in their default form. */
  layout?: { value: TableLayout; usual: TableLayout; onChange: (layout: TableLayout) => void } | undefined;
  /** Enables saved views of the list: see LazySavedViews. */
  views?: { of: string } | undefined;
  /** The columns of the CSV export. */
  csv: readonly Column<Row>[];
  fetchAll: () => Promise<Row[]>;
  /** The page of a row; if absent, rows are not links. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** For selectable rows: the selected ids across all pages, and the bar with bulk actions. */
  selection?:
    | { value: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void; bar: ReactElement }
    | undefined;
  /** Content of a row expanded in place. */
  expand?: DataTableProps<Row>['expand'];
  /** The card of a row on a phone; defaults to its columns. */
  card?: ((row: Row) => ReactElement) | undefined;
  /** The switch to and from `body`: a SegmentedControl with icons. */
  view?: ReactElement | undefined;
  /** Replaces the rows and the pagination, even if there are no matches: for example a calendar. */
  body?: ReactElement | undefined;
}

/** A list of records with search, filters, export and row links. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const {
    name,
    list,
    query,
    isEmpty,
    empty,
    labels,
    columns,
    layout,
    views,
    csv,
    fetchAll,
    hrefOf,
    selection,
    expand,
    card,
    view,
    body,
  } = props;
  const { data: page, error } = query;
  return (
    <ListView
      bulk={selection?.bar}
      empty={<EmptyState {...empty} />}
      failure={{
        title: labels.failed,
        message: error ? failureMessage(intl, error) : undefined,
        onRetry: () => void query.refetch(),
        pending: query.isFetching,
      }}
      found={page && labels.found(page.total)}
      isEmpty={isEmpty}
      label={name}
      list={list}
      search={{ label: labels.search }}
      status={listStatus(query)}
      tools={
        page &&
        page.total > 0 && (
          <>
            {layout && !body && (
              <ColumnPicker
                columns={columns}
                layout={layout.value}
                onLayoutChange={layout.onChange}
                usual={layout.usual}
              />
            )}
            <ExportCsv columns={csv} exported={labels.exported} fetchAll={fetchAll} name={name} />
          </>
        )
      }
      total={body && page ? 1 : page?.total}
      view={view}
      views={views && <LazySavedViews all={name} list={list} of={views.of} />}
    >
      {body}
      {page && !body && (
        <DataTable
          card={card}
          columns={columns}
          expand={expand}
          fit={!layout || isUntouched(layout.value, layout.usual)}
          label={name}
          layout={layout?.value}
          loading={query.isPlaceholderData}
          onLayoutChange={layout?.onChange}
          onSelectionChange={selection?.onChange}
          onRowOpen={hrefOf && ((row) => void navigate(hrefOf(row)))}
          onSortChange={list.onSortChange}
          rowHref={hrefOf}
          rowKey={({ id }) => id}
          rows={page.data}
          selection={selection?.value}
          sort={list.sort}
        />
      )}
    </ListView>
  );
}
