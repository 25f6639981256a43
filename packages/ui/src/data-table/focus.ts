import type { TableBody } from './body.ts';
import { type Position, step } from './navigation.ts';

const widgets = 'a[href], button, input, select, textarea, [tabindex]';

/** What in a cell takes the focus: its one native control, or the cell where components are rendered. */
function focusTarget(cell: HTMLElement): HTMLElement {
  if (cell.dataset.rendered !== undefined) return cell;
  return cell.querySelector<HTMLElement>('a, button, input') ?? cell;
}

/**
 * One tab stop for the whole table, moved by arrow keys (ARIA Authoring Practices, grid). The stop stays on a row that
 * exists, although rows come and go with the view.
 */
export class GridFocus<Row> {
  readonly #grid: HTMLElement;
  readonly #body: TableBody<Row>;
  #active: Position = { row: 0, column: 0 };
  #stop: HTMLElement | null = null;

  constructor(grid: HTMLElement, body: TableBody<Row>) {
    this.#grid = grid;
    this.#body = body;
  }

  /** Which cell an element is in. */
  positionOf(target: Element): Position | null {
    const cell = target.closest('[aria-colindex]');
    const row = cell?.closest('[aria-rowindex]');
    if (!cell || !row) return null;
    return {
      row: Number(row.getAttribute('aria-rowindex')) - 2,
      column: Number(cell.getAttribute('aria-colindex')) - 1,
    };
  }

  /** Keeps exactly one tab stop: at the cell that was last active, or in the first row in view when that one is gone. */
  sync(): void {
    const { row, column } = this.#active;
    const stop =
      this.#targetAt(this.#active) ??
      this.#targetAt({ row: this.#body.firstInView, column }) ??
      this.#targetAt({ row, column: 0 }) ??
      this.#targetAt({ row: -1, column: 0 });
    if (stop === this.#stop) return;
    this.#stop?.setAttribute('tabindex', '-1');
    stop?.setAttribute('tabindex', '0');
    this.#stop = stop;
  }

  onFocusIn(target: Element): void {
    const position = this.positionOf(target);
    if (!position) return;
    this.#active = position;
    this.sync();
  }

  /** Widgets of a cell are stops only while the focus is among them. */
  onFocusOut(target: Element, to: Element | null): void {
    const cell = target.closest<HTMLElement>('[data-rendered]');
    if (!cell || cell === target || (to && cell.contains(to))) return;
    for (const widget of cell.querySelectorAll<HTMLElement>(widgets)) widget.tabIndex = -1;
  }

  /** Moves the focus, scrolling as far as needed. */
  focus(position: Position): void {
    if (position.row >= 0) this.#body.reveal(position.row);
    this.#active = position;
    this.sync();
    const target = this.#targetAt(position);
    target?.focus({ preventScroll: true });
    target?.closest('[aria-colindex]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /**
   * @param extent rows and columns of the whole table
   * @returns whether the key was ours
   */
  onKeyDown(event: KeyboardEvent, extent: { rows: number; columns: number }): boolean {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[aria-colindex]');
    const position = this.positionOf(target);
    if (!cell || !position || event.altKey) return false;
    if (cell.dataset.rendered !== undefined && target !== cell) {
      if (event.key !== 'Escape') return false;
      cell.focus();
      return true;
    }
    if (event.key === 'F2' || (event.key === 'Enter' && cell === target)) return this.#enter(cell);
    if (event.shiftKey) return false;
    const next = step(event.key, event.ctrlKey || event.metaKey, position, { ...extent, page: this.#body.page });
    if (next) this.focus(next);
    return next !== null;
  }

  #enter(cell: HTMLElement): boolean {
    if (cell.dataset.rendered === undefined) return false;
    const inside = cell.querySelectorAll<HTMLElement>(widgets);
    for (const widget of inside) widget.tabIndex = 0;
    inside[0]?.focus();
    return inside.length > 0;
  }

  #targetAt({ row, column }: Position): HTMLElement | null {
    const cells =
      row < 0 ? this.#grid.querySelector('[aria-rowindex="1"]')?.children : this.#body.slotAt(row)?.element.children;
    const cell = cells?.[column];
    return cell instanceof HTMLElement ? focusTarget(cell) : null;
  }
}
