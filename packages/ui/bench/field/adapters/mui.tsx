import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columnCount, type Row } from '../../data-table/data.ts';
import type { Mount } from '../../shared/table-page.ts';
import { mountReact } from './mount-react.tsx';

interface Item {
  id: string;
  row: Row;
}

const columns: GridColDef<Item>[] = Array.from({ length: columnCount }, (_, column) => ({
  field: String(column),
  headerName: `Column ${column + 1}`,
  width: 124,
  valueGetter: (_value, item) => item.row[column],
}));

const items = new WeakMap<Row, Item>();
function item(row: Row): Item {
  const made = items.get(row) ?? { id: row[0] as string, row };
  items.set(row, made);
  return made;
}

/** The free edition shows a hundred rows a page: it is measured with them, which flatters it. */
export const mount: Mount = (host, initial, height) =>
  mountReact(
    host,
    initial,
    (rows) => (
      <div style={{ height }}>
        <DataGrid
          columnHeaderHeight={32}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          rowHeight={32}
          rows={rows.map(item)}
        />
      </div>
    ),
    '.MuiDataGrid-row',
  );
