import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TableBody } from './body.ts';
import { quiet } from './focus.ts';
import type { Column } from './types.ts';

interface RenderedProps<Row> {
  body: TableBody<Row>;
  columns: readonly Column<Row>[];
}

/**
 * The cells of columns with `render`, put by React into the rows that the table draws by itself. Mounted only where a
 * table has such columns.
 */
export function Rendered<Row>({ body, columns }: RenderedProps<Row>) {
  const version = useSyncExternalStore(body.subscribe, () => body.version);

  // Widgets inside a cell are reached by Enter, not by Tab: the table is one stop.
  useLayoutEffect(() => {
    if (version === 0) return;
    for (const { cells } of body.slots) {
      for (const cell of cells) {
        if (cell.dataset.rendered !== undefined && !cell.contains(document.activeElement)) quiet(cell);
      }
    }
  }, [body, version]);

  // One flat list: in a list of lists a row is told by its place, and one row scrolled would mount every cell anew.
  return [...body.slots].flatMap(({ cells, key, row }) =>
    columns.map((column, index) => {
      const cell = cells[index];
      return column.render && cell ? createPortal(column.render(row), cell, `${key}\n${column.id}`) : null;
    }),
  );
}
