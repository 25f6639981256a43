// biome-ignore-all lint/a11y/useSemanticElements: rows that come and go with the view are no native table
// biome-ignore-all lint/a11y/useFocusableInteractive: its examples have no keyboard navigation
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { columnCount, type Row } from '../../data-table/data.ts';
import type { Mount } from '../../shared/table-page.ts';
import { mountReact } from './mount-react.tsx';

const features = tableFeatures({});
const columns: ColumnDef<typeof features, Row>[] = Array.from({ length: columnCount }, (_, column) => ({
  id: String(column),
  header: `Column ${column + 1}`,
  accessorFn: (row: Row) => row[column],
}));

/** As in its examples: a div per row, positioned by TanStack Virtual. */
function TanStack({ data, height }: { data: Row[]; height: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 6,
  });
  return (
    <div ref={scroller} className="scroller" role="table" style={{ height, overflow: 'auto', position: 'relative' }}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} className="plain-head" role="row">
          {group.headers.map((header) => (
            <div key={header.id} className="plain-cell" role="columnheader">
              <table.FlexRender header={header} />
            </div>
          ))}
        </div>
      ))}
      <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} className="plain-row" role="row" style={{ transform: `translateY(${start}px)` }}>
            {rows[index]?.getAllCells().map((cell) => (
              <div key={cell.id} className="plain-cell" role="cell">
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export const mount: Mount = (host, initial, height) =>
  mountReact(host, initial, (rows) => <TanStack data={rows as Row[]} height={height} />, '.plain-row');
