import { interactive } from './actions.ts';
import { copyCells } from './clipboard.ts';
import type { TableController } from './controller.ts';
import { ColumnDrag } from './drag.ts';
import { strings } from './gesture-strings.ts';
import { defaultLayout } from './layout.ts';
import { moveColumn } from './move-column.ts';

/** Column resize per key press, in px. */
const keyStep = 16;

/**
 * Interactions beyond reading: resize and move columns, tooltips for truncated text, copy. Separate from the
 * controller, because it loads when a pointer or the focus first enters the table.
 */
export class TableGestures<Row> {
  readonly #controller: TableController<Row>;
  readonly #drag: ColumnDrag;
  readonly #listening = new AbortController();

  constructor(controller: TableController<Row>) {
    this.#controller = controller;
    const { grid } = controller;
    this.#drag = new ColumnDrag(grid, (from, to) => this.#move(from, to));
    const { signal } = this.#listening;
    grid.addEventListener('pointerdown', (event) => this.#onPointerDown(event), { signal });
    grid.addEventListener('dblclick', (event) => this.#onDoubleClick(event), { signal });
    grid.addEventListener('pointerover', (event) => showClippedText(event.target as Element), {
      signal,
      passive: true,
    });
    grid.addEventListener('auxclick', (event) => this.#onAuxClick(event), { signal });
    grid.addEventListener('keydown', (event) => this.onKeyDown(event), { signal });
    grid.addEventListener('copy', (event) => copyCells(event, grid), { signal });
  }

  dispose(): void {
    this.#listening.abort();
  }

  /** Shift + arrow on a header resizes its column, with Ctrl it moves it. */
  onKeyDown(event: KeyboardEvent): void {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = this.#columnOf(event.target as Element);
    if (way === 0 || index < 0 || !event.shiftKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      this.#move(index, index + way);
      return;
    }
    const { widths, table } = this.#controller;
    widths.resize(index, widths.of(index) + way * keyStep);
    this.#reportWidths();
    table?.announce(strings, 'width', {
      column: table.columns[index]?.header ?? '',
      width: Math.round(widths.of(index)),
    });
  }

  /**
   * The column that keys on an element affect: that of its header, or its own if headers are not focusable. Otherwise
   * -1.
   */
  #columnOf(target: Element): number {
    const { body, headWorks } = this.#controller;
    const header = target.closest('[role="columnheader"]');
    if (header) return Number(header.querySelector<HTMLElement>('[data-resize]')?.dataset.resize ?? -1);
    const cells = headWorks ? [] : (body.slotOf(target)?.cells ?? []);
    // Widgets rendered in a cell handle their own keys.
    return cells.findIndex((cell) => cell === target || (cell.contains(target) && cell.dataset.rendered === undefined));
  }

  /** Middle click opens a new tab, anywhere on the row. */
  #onAuxClick({ button, target }: MouseEvent): void {
    const { body, actions } = this.#controller;
    const slot = button === 1 && !(target as Element).closest(interactive) && body.slotOf(target as Element);
    if (slot) actions.openNewTab(slot);
  }

  #onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const target = event.target as Element;
    const handle = target.closest<HTMLElement>('[data-resize]');
    if (handle) this.#resize(handle, event);
    else if (this.#controller.table?.onLayoutChange) this.#drag.begin(event);
  }

  #resize(handle: HTMLElement, { clientX, pointerId }: PointerEvent): void {
    const { widths } = this.#controller;
    const index = Number(handle.dataset.resize);
    const width = widths.of(index);
    handle.setPointerCapture(pointerId);
    handle.dataset.dragging = '';
    const drag = new AbortController();
    const { signal } = drag;
    let moved = false;
    handle.addEventListener(
      'pointermove',
      (move) => {
        moved ||= move.clientX !== clientX;
        if (moved) widths.resize(index, width + move.clientX - clientX);
      },
      { signal },
    );
    const stop = () => {
      delete handle.dataset.dragging;
      drag.abort();
      if (moved) this.#reportWidths();
    };
    handle.addEventListener('lostpointercapture', stop, { signal });
  }

  /** Double click on a handle fits the column to its visible text. */
  #onDoubleClick(event: MouseEvent): void {
    const handle = (event.target as Element).closest<HTMLElement>('[data-resize]');
    const header = handle?.parentElement;
    if (!handle || !header) return;
    const index = Number(handle.dataset.resize);
    const { body, widths } = this.#controller;
    const cells = [header, ...Array.from(body.slots, ({ cells }) => cells[index])];
    const range = document.createRange();
    const textWidths = cells.map((cell) => {
      if (!cell) return 0;
      range.selectNodeContents(cell.querySelector('[data-words]') ?? cell);
      return range.getBoundingClientRect().width;
    });
    widths.resize(index, Math.ceil(Math.max(...textWidths)) + room(header));
    this.#reportWidths();
  }

  #reportWidths(): void {
    const { table, widths } = this.#controller;
    table?.onLayoutChange?.({ ...(table.layout ?? defaultLayout), widths: widths.resized });
  }

  #move(from: number, to: number): void {
    const { table, grid } = this.#controller;
    const column = table?.columns[from];
    if (!table?.onLayoutChange || !column || to < 0 || to >= table.columns.length) return;
    const hadFocus = document.activeElement?.closest('[role="columnheader"]') !== null;
    table.onLayoutChange(moveColumn(table.everyColumn, table.layout ?? defaultLayout, column.id, to));
    table.announce(strings, 'moved', { column: column.header, place: to + 1, count: table.columns.length });
    if (!hadFocus) return;
    // React moves a header by removing it from the DOM, which blurs it: focus it again.
    requestAnimationFrame(() => {
      const header = grid.querySelector(`[data-column="${CSS.escape(column.id)}"]`);
      const place = header && this.#controller.focus.positionOf(header);
      if (place) this.#controller.focus.focus(place);
    });
  }
}

/** Px around the text: the cell's padding, and the arrow of a sortable header. */
const room = (header: Element) => (header.querySelector('svg') ? 24 + 18 : 24) + 1;

/** Shows truncated text in full on hover. Checks only the hovered cell. */
function showClippedText(target: Element): void {
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (!cell || cell.dataset.rendered !== undefined) return;
  const text = cell.querySelector('[data-words]') ?? cell;
  if (text.scrollWidth > text.clientWidth) cell.title = text.textContent ?? '';
  else cell.removeAttribute('title');
}
