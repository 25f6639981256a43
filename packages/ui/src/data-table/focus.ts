import type { TableBody } from './body.ts';
import { type Extent, type Position, step } from './navigation.ts';

const widgets = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
/** Stores a widget's own tabindex while the table is a single tab stop. */
const waiting = 'data-sa-tab';

/** Removes the widgets of a cell from the tab order: they are reached with Enter. */
export function quiet(cell: Element): void {
  for (const widget of cell.querySelectorAll<HTMLElement>(widgets)) {
    if (widget.tabIndex < 0) continue;
    widget.setAttribute(waiting, widget.getAttribute('tabindex') ?? '');
    widget.tabIndex = -1;
  }
}

/** Restores their tabindex. */
function wake(cell: Element): void {
  for (const widget of cell.querySelectorAll<HTMLElement>(`[${waiting}]`)) {
    const own = widget.getAttribute(waiting);
    widget.removeAttribute(waiting);
    if (own) widget.setAttribute('tabindex', own);
    else widget.removeAttribute('tabindex');
  }
}

/** The focus target in a cell: its only native control, or the cell itself if components are rendered in it. */
function focusTarget(cell: HTMLElement): HTMLElement {
  if (cell.dataset.rendered !== undefined) return cell;
  return cell.querySelector<HTMLElement>('a, button:not([hidden]), input') ?? cell;
}

/**
 * Roving tabindex for the table (ARIA Authoring Practices, grid). The tab stop stays on an existing row while rows are
 * recycled.
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

  /** The cell that contains an element. */
  positionOf(target: Element): Position | null {
    const cell = target.closest('[aria-colindex]');
    if (!cell) return null;
    const column = Number(cell.getAttribute('aria-colindex')) - 1;
    if (cell.role === 'columnheader') return { row: -1, column };
    const slot = this.#body.slotOf(target);
    if (slot) return { row: slot.index, column };
    const row = this.#body.details?.indexOf(target) ?? -1;
    // A detail spans the row, so remember the column that was left.
    return row < 0 ? null : { row, column: this.#active.column, detail: true };
  }

  /** Keeps exactly one tab stop: the last active cell, or the first visible row if that one is gone. */
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
    // A press beside a cell's control focused the cell: focus the control instead, or there would be two stops.
    if (target.matches('[aria-colindex]')) this.#stop?.focus({ preventScroll: true });
  }

  /** Widgets of a cell are tab stops only while the focus is among them. */
  onFocusOut(target: Element, to: Element | null): void {
    const cell = target.closest<HTMLElement>('[data-rendered]');
    if (cell && cell !== target && !(to && cell.contains(to))) quiet(cell);
  }

  /** Moves the focus and scrolls it into view. */
  focus(position: Position): void {
    // From a row to the header: scroll to the top. Between headers: don't scroll the rows.
    if (Math.max(position.row, this.#active.row) >= 0) this.#body.reveal(Math.max(0, position.row), position.detail);
    this.#active = position;
    const target = this.#targetAt(position);
    target?.focus({ preventScroll: true });
    this.#body.rest();
    target?.closest('[aria-colindex]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /**
   * @param extent rows and columns of the whole table
   * @returns true if the key was handled
   */
  onKeyDown(event: KeyboardEvent, extent: Pick<Extent, 'first' | 'rows' | 'columns'>): boolean {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[aria-colindex]');
    const position = this.positionOf(target);
    if (!cell || !position || event.altKey) return false;
    if (cell.dataset.rendered !== undefined && target !== cell) {
      // The first Escape closes what the widget has opened.
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
