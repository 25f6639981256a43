import type { TableBody } from './body.ts';
import { type Extent, type Position, step } from './navigation.ts';

const widgets = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
/** Where a widget's own place in the order of Tab waits while the table is one stop. */
const waiting = 'data-sa-tab';

/** Takes the widgets of a cell out of the order of Tab: they are reached by Enter. */
export function quiet(cell: Element): void {
  for (const widget of cell.querySelectorAll<HTMLElement>(widgets)) {
    if (widget.tabIndex < 0) continue;
    widget.setAttribute(waiting, widget.getAttribute('tabindex') ?? '');
    widget.tabIndex = -1;
  }
}

/** Gives them their places back. */
function wake(cell: Element): void {
  for (const widget of cell.querySelectorAll<HTMLElement>(`[${waiting}]`)) {
    const own = widget.getAttribute(waiting);
    widget.removeAttribute(waiting);
    if (own) widget.setAttribute('tabindex', own);
    else widget.removeAttribute('tabindex');
  }
}

/** What in a cell takes the focus: its one native control, or the cell where components are rendered. */
function focusTarget(cell: HTMLElement): HTMLElement {
  if (cell.dataset.rendered !== undefined) return cell;
  return cell.querySelector<HTMLElement>('a, button:not([hidden]), input') ?? cell;
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
    if (!cell) return null;
    const column = Number(cell.getAttribute('aria-colindex')) - 1;
    if (cell.role === 'columnheader') return { row: -1, column };
    const slot = this.#body.slotOf(target);
    if (slot) return { row: slot.index, column };
    const row = this.#body.details?.indexOf(target) ?? -1;
    // A detail is as wide as its row: the column to come back to is the one that was left.
    return row < 0 ? null : { row, column: this.#active.column, detail: true };
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
    // A press beside the control of a cell: the control is the stop, and a cell that is not would be a second one.
    if (target.matches('[aria-colindex]')) this.#stop?.focus({ preventScroll: true });
  }

  /** Widgets of a cell are stops only while the focus is among them. */
  onFocusOut(target: Element, to: Element | null): void {
    const cell = target.closest<HTMLElement>('[data-rendered]');
    if (cell && cell !== target && !(to && cell.contains(to))) quiet(cell);
  }

  /** Moves the focus, scrolling as far as needed. */
  focus(position: Position): void {
    // From a row up to the head: to the beginning. Among headers rows stay where they are.
    if (Math.max(position.row, this.#active.row) >= 0) this.#body.reveal(Math.max(0, position.row), position.detail);
    this.#active = position;
    const target = this.#targetAt(position);
    target?.focus({ preventScroll: true });
    this.#body.rest();
    target?.closest('[aria-colindex]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /**
   * @param extent rows and columns of the whole table
   * @returns whether the key was ours
   */
  onKeyDown(event: KeyboardEvent, extent: Pick<Extent, 'first' | 'rows' | 'columns'>): boolean {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[aria-colindex]');
    const position = this.positionOf(target);
    if (!cell || !position || event.altKey) return false;
    if (cell.dataset.rendered !== undefined && target !== cell) {
      // What has something open closes that first.
      if (event.key === 'Escape' ? target.ariaExpanded === 'true' : event.key !== 'F2') return false;
      cell.focus();
      return true;
    }
    if (event.key === 'F2' || (event.key === 'Enter' && cell === target)) return this.#enter(cell);
    if (event.shiftKey) return false;
    const { page, details } = this.#body;
    const isOpen = (row: number) => details?.isOpen(row) ?? false;
    const next = step(event.key, event.ctrlKey || event.metaKey, position, { ...extent, page, isOpen });
    if (next) this.focus(next);
    return next !== null;
  }

  #enter(cell: HTMLElement): boolean {
    if (cell.dataset.rendered === undefined) return false;
    wake(cell);
    const first = Array.from(cell.querySelectorAll<HTMLElement>(widgets)).find(
      (widget) => widget.tabIndex >= 0 && !(widget as HTMLButtonElement).disabled,
    );
    first?.focus();
    return first !== undefined;
  }

  #targetAt({ row, column, detail }: Position): HTMLElement | null {
    if (detail) return this.#body.details?.at(row)?.cell ?? null;
    const cells =
      row < 0 ? this.#grid.querySelector('[aria-rowindex="1"]')?.children : this.#body.slotAt(row)?.element.children;
    const cell = cells?.[column];
    return cell instanceof HTMLElement ? focusTarget(cell) : null;
  }
}
