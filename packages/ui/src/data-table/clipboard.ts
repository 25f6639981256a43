/** Checkbox and expand cells have nothing to copy. */
const isBox = (cell: Element) => cell.firstElementChild?.matches('input, button[aria-expanded]') ?? false;

/**
 * Copies cells in spreadsheet format: a selection across several cells as tab separated lines, or the focused cell if
 * nothing is selected. A selection within one cell is left to the browser.
 */
export function copyCells(event: ClipboardEvent, grid: HTMLElement): void {
  const target = event.target as Element;
  if (!event.clipboardData || target.closest('input:not([type="checkbox"]), textarea')) return;
  const text = selected(grid) ?? focused();
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

function selected(grid: HTMLElement): string | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const touched = Array.from(grid.querySelectorAll('[role="row"]'), (row) =>
    Array.from(row.children).filter((cell) => !isBox(cell) && selection.containsNode(cell, true)),
  ).filter((cells) => cells.length > 0);
  if (touched.flat().length < 2) return null;
  return touched.map((cells) => cells.map(textOf).join('\t')).join('\n');
}

function focused(): string | null {
  if (!getSelection()?.isCollapsed) return null;
  const cell = document.activeElement?.closest('[aria-colindex]');
  return cell && !isBox(cell) ? textOf(cell) : null;
}

const textOf = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
