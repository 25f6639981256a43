import { ClientSideRowModelModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columnCount, type Row } from '../../data-table/data.ts';
import type { Mount } from '../../shared/table-page.ts';
import { mountReact } from './mount-react.tsx';

// Only what is needed to show rows, because every module costs time.
ModuleRegistry.registerModules([ClientSideRowModelModule]);

const columns: ColDef<Row>[] = Array.from({ length: columnCount }, (_, column) => ({
  colId: String(column),
  headerName: `Column ${column + 1}`,
  width: 124,
  valueGetter: ({ data }) => data?.[column],
}));

export const mount: Mount = (host, initial, height) =>
  mountReact(
    host,
    initial,
    (rows) => (
      <div style={{ height }}>
        <AgGridReact
          columnDefs={columns}
          getRowId={({ data }) => data[0] as string}
          headerHeight={32}
          rowBuffer={6}
          rowData={rows as Row[]}
          rowHeight={32}
        />
      </div>
    ),
    '.ag-row',
  );
