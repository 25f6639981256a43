import { useMemo, useState } from 'react';
import { Button } from '../button/index.ts';
import { type SampleRow, sorted } from './fixtures.ts';
import { type Column, DataTable, type DataTableProps, type Sort } from './index.ts';

/** A table with sort, selection, layout and expanded rows held in state, as on a screen. */
export function StatefulTable(props: DataTableProps<SampleRow>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  const [selection, setSelection] = useState(props.selection);
  const [layout, setLayout] = useState(props.layout);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(props.expand?.expanded ?? new Set());
  const rows = useMemo(() => sorted(props.rows, sort), [props.rows, sort]);
  return (
    <DataTable
      {...props}
      expand={
        props.expand && {
          ...props.expand,
          expanded,
          onExpandedChange: (next) => {
            setExpanded(next);
            props.expand?.onExpandedChange(next);
          },
        }
      }
      layout={layout}
      onLayoutChange={
        layout &&
        ((next) => {
          setLayout(next);
          props.onLayoutChange?.(next);
        })
      }
      rows={rows}
      selection={selection}
      sort={sort}
      onSelectionChange={setSelection}
      onSortChange={setSort}
    />
  );
}

/** A column with a control in each cell. */
export const actionColumn: Column<SampleRow> = {
  id: 'action',
  header: 'Action',
  width: 120,
  render: () => <Button size="small">Renew</Button>,
};

export const rowKey = (row: SampleRow) => row.id;
