import { ColumnPicker, isUntouched } from '@smart-art/ui/column-picker';
import { type Column, DataTable, type DataTableProps, type TableLayout } from '@smart-art/ui/data-table';
import { EmptyState, type EmptyStateProps } from '@smart-art/ui/empty-state';
import { type ListApi, ListView } from '@smart-art/ui/list-view';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LazySavedViews } from '../views/LazySavedViews.tsx';
import { ExportCsv } from './ExportCsv.tsx';
import { failureWords } from './failure-words.ts';
import { listStatus } from './list-status.ts';

/** A query that fills a list, as far as the list looks at it. */
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
  /** Whether there is nothing at all, whatever is asked. */
  isEmpty: boolean;
  /** What is shown then. */
  empty: EmptyStateProps;
  words: {
    search: string;
    failed: string;
    found: (count: number) => string;
    exported: (count: number) => string;
  };
  columns: readonly Column<Row>[];
  /** Which columns are shown; without it they are all, as they are. */
  layout?: { value: TableLayout; usual: TableLayout; onChange: (layout: TableLayout) => void } | undefined;
  /** Where the list can be kept as it is narrowed: see LazySavedViews. */
  views?: { of: string } | undefined;
  /** What a file of them holds. */
  csv: readonly Column<Row>[];
  fetchAll: () => Promise<Row[]>;
  /** Where a row is opened; left out, rows are read where they are. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Where rows can be selected: those that are, on whatever page, and the bar of what is done with them. */
  selection?:
    | { value: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void; bar: ReactElement }
    | undefined;
  /** What stands under a row that is opened in place. */
  expand?: DataTableProps<Row>['expand'];
  /** What a row is on a phone; left out, its columns. */
  card?: ((row: Row) => ReactElement) | undefined;
  /** The switch to and from `body`: a SegmentedControl of icons. */
  view?: ReactElement | undefined;
  /** In place of the rows and their pages, and also where none is found: a calendar of them. */
  body?: ReactElement | undefined;
}

/** A list of records: searched, narrowed, opened, taken along. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const {
    name,
    list,
    query,
    isEmpty,
    empty,
    words,
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
        title: words.failed,
        message: error ? failureWords(intl, error) : undefined,
        onRetry: () => void query.refetch(),
        pending: query.isFetching,
      }}
      found={page && words.found(page.total)}
      isEmpty={isEmpty}
      label={name}
      list={list}
      search={{ label: words.search }}
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
            <ExportCsv columns={csv} exported={words.exported} fetchAll={fetchAll} name={name} />
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
