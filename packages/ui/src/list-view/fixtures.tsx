import { useState } from 'react';
import { ArtworkGrid, ArtworkTile } from '../artwork/index.ts';
import { type SampleWork, works as samples } from '../artwork/samples.ts';
import { BulkBar } from '../bulk-bar/index.ts';
import { LinkButton } from '../button/index.ts';
import { ColumnPicker } from '../column-picker/index.ts';
import { type Column, DataTable, defaultLayout, type TableLayout } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Archive, Plus, Trash2 } from '../icons/index.ts';
import { SavedViews } from '../saved-views/index.ts';
import {
  type ListDefinition,
  type ListState,
  ListView,
  type ListViewProps,
  type SavedListView,
  useListState,
  viewsOf,
} from './index.ts';

/** A work in the stories' library. */
export interface Work extends SampleWork {
  id: string;
  kind: 'art' | 'photo';
}

/** Sixty works, each sample several times. */
export const library: Work[] = Array.from({ length: 60 }, (_, index) => {
  const sample = samples[index % samples.length] as SampleWork;
  const round = Math.floor(index / samples.length);
  return {
    ...sample,
    id: String(index),
    title: round === 0 ? sample.title : `${sample.title}, ${round + 1}`,
    kind: index % 3 === 0 ? 'photo' : 'art',
  };
});

export const definition: ListDefinition = {
  filters: [
    {
      kind: 'one',
      id: 'show',
      label: 'Show',
      chips: true,
      options: [
        { value: '', label: 'All' },
        { value: 'For sale', label: 'For sale' },
        { value: 'To rent', label: 'To rent', count: 14 },
      ],
    },
    {
      kind: 'several',
      id: 'type',
      label: 'Type',
      options: [
        { value: 'art', label: 'Art', count: 40 },
        { value: 'photo', label: 'Photo', count: 20 },
      ],
    },
    { kind: 'number', id: 'year', label: 'Year made', min: 0, max: 2100 },
  ],
  sorts: [
    { id: '-added', label: 'Newest first' },
    { id: 'title', label: 'Title, A to Z' },
    { id: '-title', label: 'Title, Z to A' },
  ],
  layouts: ['pictures', 'table'],
  pageSizes: [8],
};

export const views: SavedListView[] = [
  { id: 'all', name: 'All works', query: '', fixed: true },
  { id: 'rent', name: 'To rent, as a table', query: 'show=To+rent&layout=table', shared: true },
];

/** The response of a server. */
export function answer({ search, filters, sort, page, pageSize }: ListState, works: readonly Work[] = library) {
  const types = (filters.type ?? []) as readonly string[];
  const year = filters.year as { from: number | null; to: number | null } | undefined;
  const rows = works.filter(
    (work) =>
      work.title.toLowerCase().includes(search.trim().toLowerCase()) &&
      (!filters.show || work.status === filters.show) &&
      (types.length === 0 || types.includes(work.kind)) &&
      (!year || (Number(work.year) >= (year.from ?? -Infinity) && Number(work.year) <= (year.to ?? Infinity))),
  );
  const turned = sort === '-title' ? -1 : 1;
  if (sort !== '-added') rows.sort((one, other) => one.title.localeCompare(other.title) * turned);
  return { total: rows.length, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}

const columns: Column<Work>[] = [
  { id: 'title', header: 'Title', text: ({ title }) => title, look: 'artName', width: 240, sortable: true },
  { id: 'medium', header: 'Medium', text: ({ medium }) => medium },
  { id: 'year', header: 'Year', text: ({ year }) => String(year), align: 'end', width: 90 },
  { id: 'price', header: 'Price', text: ({ price }) => price, align: 'end', width: 120 },
];

export const addWork = (
  <LinkButton emphasis="primary" href="#add" icon={Plus}>
    Add a work
  </LinkButton>
);

export interface LibraryProps extends Partial<Omit<ListViewProps, 'list' | 'children'>> {
  /** The initial query string. */
  query?: string;
  works?: readonly Work[];
  /** The saved views, after the unfiltered list. */
  savedViews?: readonly SavedListView[];
  /** Renders a button that goes back, like the browser's. */
  back?: boolean;
  /** Called with each query string, and whether it replaces the previous entry. */
  onAddress?: (query: string, replace: boolean) => void;
}

/** A complete list screen, as an app writes it. */
export function Library({
  query = '',
  works = library,
  savedViews = views.slice(1),
  onAddress,
  back,
  ...props
}: LibraryProps) {
  const [history, setHistory] = useState([query]);
  const list = useListState(definition, new URLSearchParams(history.at(-1)), (params, { replace }) => {
    setHistory(replace ? [...history.slice(0, -1), `${params}`] : [...history, `${params}`]);
    onAddress?.(`${params}`, replace);
  });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState<TableLayout>(defaultLayout);
  const { rows, total } = answer(list.state, works);
  const table = list.state.layout === 'table';

  return (
    <>
      <ListView
        bulk={
          <BulkBar
            actions={[
              { id: 'archive', label: 'Archive', icon: Archive },
              { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
            ]}
            count={selection.size}
            onAction={() => undefined}
            onClear={() => setSelection(new Set())}
            onSelectAll={() => undefined}
            total={total}
          />
        }
        empty={
          <EmptyState action={addWork} title="Hang your first work">
            Start with a photograph, a title and what kind of work it is.
          </EmptyState>
        }
        found={total === 1 ? '1 work' : `${total} works`}
        isEmpty={works.length === 0}
        label="Works"
        list={list}
        search={{ label: 'Search the library', placeholder: 'Title, artist, medium…' }}
        status="ready"
        tools={table && <ColumnPicker columns={columns} layout={layout} onLayoutChange={setLayout} />}
        total={total}
        views={
          <SavedViews
            {...viewsOf(list, [...views.slice(0, 1), ...savedViews])}
            onSave={async () => undefined}
            onUpdate={async () => undefined}
          />
        }
        {...props}
      >
        {table ? (
          <DataTable
            columns={columns}
            label="Works"
            layout={layout}
            onLayoutChange={setLayout}
            onSelectionChange={setSelection}
            onSortChange={list.onSortChange}
            rowHref={({ id }) => `#${id}`}
            rowKey={({ id }) => id}
            rows={rows}
            selection={selection}
            sort={list.sort}
          />
        ) : (
          <ArtworkGrid label="Works">
            {rows.map(({ id, kind: _, ...work }) => (
              <ArtworkTile {...work} href={`#${id}`} key={id} status={undefined} />
            ))}
          </ArtworkGrid>
        )}
      </ListView>
      {back && (
        <button disabled={history.length === 1} onClick={() => setHistory(history.slice(0, -1))} type="button">
          Back
        </button>
      )}
    </>
  );
}
