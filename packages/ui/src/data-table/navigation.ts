/** A cell of the grid. Row -1 is the header. */
export interface Position {
  row: number;
  column: number;
  /** The detail below the row, instead of a cell in it. */
  detail?: boolean;
}

/** The bounds of a step. */
export interface Extent {
  /** First row of the grid: -1 with the header, 0 without. */
  first: number;
  rows: number;
  columns: number;
  /** Rows per page of the view. */
  page: number;
  /** True if a row's detail is shown. */
  isOpen: (row: number) => boolean;
}

/**
 * The target of a navigation key, as in the ARIA Authoring Practices' grid; `null` for other keys.
 * @param control Ctrl, or Cmd on a Mac
 */
export function step(key: string, control: boolean, from: Position, extent: Extent): Position | null {
  const { row, column, detail = false } = from;
  const lastRow = extent.rows - 1;
  const lastColumn = extent.columns - 1;
  const top = Math.min(extent.first, lastRow);
  switch (key) {
    case 'ArrowDown':
      if (control) return { row: lastRow, column };
      if (!detail && extent.isOpen(row)) return { row, column, detail: true };
      return row >= lastRow ? from : { row: row + 1, column };
    case 'ArrowUp':
      if (control) return { row: Math.min(0, lastRow), column };
      if (detail) return { row, column };
      if (extent.isOpen(row - 1)) return { row: row - 1, column, detail: true };
      return { row: Math.max(Math.min(top, row), row - 1), column };
    case 'ArrowRight':
      return detail ? from : { row, column: control ? lastColumn : Math.min(column + 1, lastColumn) };
    case 'ArrowLeft':
      return detail ? from : { row, column: control ? 0 : Math.max(column - 1, 0) };
    case 'Home':
      if (control) return { row: top, column: 0 };
      return detail ? from : { row, column: 0 };
    case 'End':
      if (control) return { row: lastRow, column: lastColumn };
      return detail ? from : { row, column: lastColumn };
    case 'PageDown':
      return { row: Math.min(row + extent.page, lastRow), column };
    case 'PageUp':
      return { row: Math.max(row - extent.page, Math.min(row, 0)), column };
    default:
      return null;
  }
}
