/** A cell of the grid. Row -1 is the head. */
export interface Position {
  row: number;
  column: number;
}

/** What bounds a step. */
export interface Extent {
  rows: number;
  columns: number;
  /** Rows that a page of the view holds. */
  page: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * Where a key leads from a cell, as the ARIA Authoring Practices' grid has it; `null` for a key that is not its own.
 * @param control Ctrl, or Cmd on a Mac
 */
export function step(key: string, control: boolean, { row, column }: Position, extent: Extent): Position | null {
  const lastRow = extent.rows - 1;
  const lastColumn = extent.columns - 1;
  switch (key) {
    case 'ArrowDown':
      return { row: clamp(control ? lastRow : row + 1, -1, lastRow), column };
    case 'ArrowUp':
      return { row: control ? Math.min(0, lastRow) : clamp(row - 1, -1, lastRow), column };
    case 'ArrowRight':
      return { row, column: control ? lastColumn : clamp(column + 1, 0, lastColumn) };
    case 'ArrowLeft':
      return { row, column: control ? 0 : clamp(column - 1, 0, lastColumn) };
    case 'Home':
      return { row: control ? Math.min(0, lastRow) : row, column: 0 };
    case 'End':
      return { row: control ? lastRow : row, column: lastColumn };
    case 'PageDown':
      return { row: clamp(row + extent.page, -1, lastRow), column };
    case 'PageUp':
      return { row: clamp(row - extent.page, row < 0 ? -1 : Math.min(0, lastRow), lastRow), column };
    default:
      return null;
  }
}
