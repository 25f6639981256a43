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
 * Portals the cells of `render` columns into the rows that the table manages outside React. Mounted only if there are
 * such columns.
 */
export function Rendered<Row>({ body, columns }: RenderedProps<Row>) {
  const version = useSyncExternalStore(body.subscribe, () => body.version);

  // Widgets in a cell are reached with Enter, not Tab: the table is a single tab stop.
  useLayoutEffect(() => {
    if (version === 0) return;
    for (const { cells } of body.slots) {
      for (const cell of cells) {
        if (cell.dataset.rendered !== undefined && !cell.contains(document.activeElement)) quiet(cell);
      }
    }
  }, [body, version]);

  // A flat list with keys: with nested lists, rows would be matched by position and scrolling one row would remount
  // every cell.
  return [...body.slots].flatMap(({ cells, key, row }) =>
    columns.map((column, index) => {
      const cell = cells[index];
      return column.render && cell ? createPortal(column.render(row), cell, `${key}\n${column.id}`) : null;
    }),
  );
}
