import { RowActions } from './actions.ts';
import { TableBody } from './body.ts';
import { ColumnLayout } from './columns.ts';
import { GridFocus } from './focus.ts';
import { ColumnResize } from './resize.ts';
import type { Model } from './row.ts';
import type { DataTableProps } from './types.ts';

/** The elements that React keeps and the table works on. */
export interface Elements {
  frame: HTMLElement;
  grid: HTMLElement;
  body: HTMLElement;
  ruler: HTMLElement;
}

type Table<Row> = Model<Row> & Pick<DataTableProps<Row>, 'sort' | 'onSortChange' | 'onRowOpen' | 'onSelectionChange'>;

/**
 * All that a table does between two drawings of React: one listener per kind of event, one observer of sizes, and the
 * parts that answer them.
 */
export class TableController<Row> {
  readonly body: TableBody<Row>;
  readonly #elements: Elements;
  readonly #focus: GridFocus<Row>;
  readonly #layout: ColumnLayout<Row>;
  readonly #actions: RowActions<Row>;
  readonly #resize: ColumnResize<Row>;
  readonly #listening = new AbortController();
  readonly #observer: ResizeObserver;
  #table: Table<Row> | null = null;

  constructor(elements: Elements) {
    const { frame, grid, body, ruler } = elements;
    this.#elements = elements;
    this.body = new TableBody(grid, body);
    this.#focus = new GridFocus(grid, this.body);
    this.#layout = new ColumnLayout(frame);
    this.#actions = new RowActions(this.body);
    this.#resize = new ColumnResize(this.#layout);
    this.body.onRest = () => this.#focus.sync();

    const { signal } = this.#listening;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
      passive = false,
    ) => grid.addEventListener(type, listener, { signal, passive });
    on('scroll', () => this.body.draw(), true);
    on('scrollend', () => this.body.rest(), true);
    on('click', (event) => this.#onClick(event));
    on('auxclick', (event) => this.#actions.onAuxClick(event));
    on('keydown', (event) => this.#onKeyDown(event));
    on('focusin', (event) => this.#focus.onFocusIn(event.target as Element));
    on('focusout', (event) => this.#focus.onFocusOut(event.target as Element, event.relatedTarget as Element | null));
    on('pointerdown', (event) => this.#resize.onPointerDown(event));
    on('pointerover', (event) => tellClipped(event.target as Element), true);

    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(grid);
    this.#observer.observe(ruler);
  }

  update(table: Table<Row>): void {
    const first = this.#table === null;
    this.#table = table;
    this.#actions.update(table);
    this.#layout.update(table.columns, table.selection !== undefined, table.naming);
    if (first) this.#measure();
    this.body.update(table);
  }

  dispose(): void {
    this.#listening.abort();
    this.#observer.disconnect();
  }

  #measure(): void {
    const { grid, ruler } = this.#elements;
    const head = grid.querySelector<HTMLElement>('[aria-rowindex="1"]')?.offsetHeight ?? 0;
    // Before the rows have made it as high as it will be, the greatest height is what there will be at most.
    const greatest = Number.parseFloat(getComputedStyle(grid).maxHeight);
    const height = this.#table?.rows.length && grid.clientHeight > head + 1 ? grid.clientHeight : greatest;
    this.#layout.measure(grid.clientWidth, ruler.offsetWidth);
    if (this.body.measure(ruler.offsetHeight, height - head)) this.body.draw(true);
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const column = target.closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (column !== undefined) {
      const { sort, onSortChange } = this.#table ?? {};
      const ascending = sort?.column === column && sort.direction === 'ascending';
      onSortChange?.({ column, direction: ascending ? 'descending' : 'ascending' });
    } else if (target.matches('[role="columnheader"] > input')) {
      this.#actions.toggleAll();
    } else {
      this.#actions.onClick(event);
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (this.#resize.onKeyDown(event) || this.#focus.onKeyDown(event, this.#extent) || this.#onRowKey(event)) {
      event.preventDefault();
    }
  }

  /** Keys that act on the row of a cell. */
  #onRowKey(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const selectable = this.#table?.selection !== undefined;
    if (selectable && (event.ctrlKey || event.metaKey) && event.key === 'a') {
      this.#actions.toggleAll();
      return true;
    }
    const position = this.#focus.positionOf(target);
    if (!position || position.row < 0 || !(target.matches('[aria-colindex]') || target.matches('a'))) return false;
    if (event.key === ' ' && selectable) {
      this.#actions.toggleAt(position.row, event.shiftKey);
      return true;
    }
    if (event.key === 'Enter' && !target.matches('a')) {
      this.#actions.openAt(position.row);
      return true;
    }
    return false;
  }

  get #extent() {
    const { rows = [], columns = [], selection } = this.#table ?? {};
    return { rows: rows.length, columns: columns.length + (selection ? 1 : 0) };
  }
}

/** Words behind an ellipsis appear whole under the pointer. Asked of the cell under it, not of every cell. */
function tellClipped(target: Element): void {
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  if (!cell || cell.dataset.rendered !== undefined) return;
  const words = cell.querySelector('span') ?? cell;
  if (words.scrollWidth > words.clientWidth) cell.title = words.textContent ?? '';
  else cell.removeAttribute('title');
}
