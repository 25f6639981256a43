import {
  Row as AriaRow,
  Cell,
  Column,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { columnCount, type Row } from '../../data-table/data.ts';
import type { Mount } from '../../shared/table-page.ts';
import { mountReact } from './mount-react.tsx';

const columns = Array.from({ length: columnCount }, (_, column) => ({ id: String(column), index: column }));
const options = { rowHeight: 32, headingHeight: 32 };
const cellStyle = { lineHeight: '32px', padding: '0 12px', overflow: 'hidden', whiteSpace: 'nowrap' } as const;

/** As in its documentation. Items are objects, as its collections require. */
function AriaTable({ rows, height }: { rows: readonly Row[]; height: number }) {
  const items = rows.map((row) => item(row));
  return (
    <Virtualizer layout={TableLayout} layoutOptions={options}>
      <Table aria-label="Works" className="scroller" style={{ height, overflow: 'auto', display: 'block' }}>
        <TableHeader columns={columns}>
          {({ id, index }) => (
            <Column id={id} isRowHeader={index === 0} style={cellStyle}>
              Column {index + 1}
            </Column>
          )}
        </TableHeader>
        <TableBody items={items}>
          {({ row }) => (
            <AriaRow columns={columns}>{({ index }) => <Cell style={cellStyle}>{row[index]}</Cell>}</AriaRow>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

const items = new WeakMap<Row, { id: string; row: Row }>();
function item(row: Row) {
  const made = items.get(row) ?? { id: row[0] as string, row };
  items.set(row, made);
  return made;
}

export const mount: Mount = (host, initial, height) =>
  mountReact(host, initial, (rows) => <AriaTable height={height} rows={rows} />, '[role="rowheader"]');
