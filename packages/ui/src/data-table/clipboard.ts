/** The boxes before the columns have nothing to copy. */
const isBox = (cell: Element) => cell.firstElementChild?.matches('input, button[aria-expanded]') ?? false;

/**
 * Copies cells as spreadsheets take them: a selection over several of them as lines and tabs, and without a selection
 * the cell that has the focus. A selection inside one cell is the browser's.
 */
export function copyCells(event: ClipboardEvent, grid: HTMLElement): void {
  const target = event.target as Element;
  if (!event.clipboardData || target.closest('input:not([type="checkbox"]), textarea')) return;
  const words = selected(grid) ?? focused();
  if (words === null) return;
  event.clipboardData.setData('text/plain', words);
  event.preventDefault();
}

function selected(grid: HTMLElement): string | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const touched = Array.from(grid.querySelectorAll('[role="row"]'), (row) =>
    Array.from(row.children).filter((cell) => !isBox(cell) && selection.containsNode(cell, true)),
  ).filter((cells) => cells.length > 0);
  if (touched.flat().length < 2) return null;
  return touched.map((cells) => cells.map(wordsOf).join('\t')).join('\n');
}

function focused(): string | null {
  if (!getSelection()?.isCollapsed) return null;
  const cell = document.activeElement?.closest('[aria-colindex]');
  return cell && !isBox(cell) ? wordsOf(cell) : null;
}

const wordsOf = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
