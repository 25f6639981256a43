import { flushSync } from 'react-dom';
import { RowActions } from './actions.ts';
import { TableBody } from './body.ts';
import { GridFocus } from './focus.ts';
import { checkboxWidth, type Range, toggleWidth } from './geometry.ts';
import type { TableGestures } from './gestures.ts';
import { boxesBefore, type Model } from './row.ts';
import type { Column, DataTableProps } from './types.ts';
import type { Announce } from './useAnnouncements.ts';
import { ColumnWidths } from './widths.ts';

/** Average letter width in em, including its share of word spaces. */
const LETTER = 0.45;

type Handlers = 'onSortChange' | 'onRowOpen' | 'onSelectionChange' | 'onLayoutChange' | 'onEndReached';

/** Input of a table; `columns` are the visible ones. */
export interface TableModel<Row>
  extends Model<Row>,
    Pick<DataTableProps<Row>, Handlers | 'sort' | 'layout' | 'total' | 'loading'> {
  everyColumn: readonly Column<Row>[];
  /** Announces to screen readers. */
  announce: Announce;
}

/** The table logic outside React: one listener per event type, one ResizeObserver, and the parts that handle them. */
export class TableController<Row> {
  readonly body: TableBody<Row>;
  readonly focus: GridFocus<Row>;
  readonly widths: ColumnWidths<Row>;
  readonly grid: HTMLElement;
  readonly #ruler: HTMLElement;
  readonly actions: RowActions<Row>;
  readonly #listening = new AbortController();
  readonly #observer: ResizeObserver;
  #gestures: Promise<TableGestures<Row>> | null = null;
  #table: TableModel<Row> | null = null;
  /** Row count for which more rows were last requested. */
  #lengthAtRequest = 0;

  /** @param frame rendered by React: a ruler as high as a row, and the grid with its header and body */
  constructor(frame: HTMLElement) {
    const [ruler, grid] = frame.children as unknown as [HTMLElement, HTMLElement];
    const body = grid.children[1] as HTMLElement;
    this.#ruler = ruler;
    this.grid = grid;
    this.body = new TableBody(grid, body);
    this.focus = new GridFocus(grid, this.body);
    this.widths = new ColumnWidths(frame);
    this.actions = new RowActions(this.body);
    this.body.onRest = (drawn) => {
      this.focus.sync();
      this.#count();
      this.#requestMore(drawn);
    };

    const { signal } = this.#listening;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
      passive = false,
    ) => grid.addEventListener(type, listener, { signal, passive });
    on('scroll', () => this.body.draw(), true);
    on('click', (event) => this.#onClick(event));
    on('keydown', (event) => this.#onKeyDown(event));
    on('focusin', (event) => {
      this.focus.onFocusIn(event.target as Element);
      this.#fetchGestures();
    });
    on('focusout', (event) => this.focus.onFocusOut(event.target as Element, event.relatedTarget as Element | null));
    on('pointerover', () => this.#fetchGestures(), true);
    // If the pointer was already over the table, no pointerover fires; use the first pointermove.
    grid.addEventListener('pointermove', () => this.#fetchGestures(), { signal, passive: true, once: true });

    // The browser prints what is rendered when this returns, so flush rendered cells too.
    const print = ({ type }: Event) => flushSync(() => this.body.drawWhole(type === 'beforeprint'));
    for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, print, { signal });

    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(grid);
    this.#observer.observe(ruler);
  }

  /** The last values from React. */
  get table(): TableModel<Row> | null {
    return this.#table;
  }

  update(table: TableModel<Row>): void {
    const first = this.#table === null;
    const { columns, naming, selection, expand, layout } = table;
    this.#table = table;
    this.actions.update(table);
    const boxes = { select: selection ? checkboxWidth : 0, expand: expand ? toggleWidth : 0 };
    this.widths.update({ columns, naming, boxes, widths: layout?.widths });
    if (first) this.#measure();
    this.body.update(table);
  }

  dispose(): void {
    this.#listening.abort();
    this.#observer.disconnect();
    this.body.dispose();
    void this.#gestures?.then(
      (gestures) => gestures.dispose(),
      () => {},
    );
  }

  #measure(): void {
    const { grid } = this;
    const ruler = this.#ruler;
    const head = grid.querySelector<HTMLElement>('[aria-rowindex="1"]')?.offsetHeight ?? 0;
    // Before rows give the grid its final height, use max-height as the upper bound.
    const { maxHeight, letterSpacing, fontSize } = getComputedStyle(grid);
    const greatest = Number.parseFloat(maxHeight);
    const height = this.#table?.rows.length && grid.clientHeight > head + 1 ? grid.clientHeight : greatest;
    // With custom letter spacing columns must be wider: scale by added spacing relative to letter width.
    const wider = 1 + (Number.parseFloat(letterSpacing) || 0) / (Number.parseFloat(fontSize) * LETTER);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.widths.measure(grid.clientWidth, rem * wider);
    if (this.body.measure(ruler.offsetHeight, height - head)) this.body.draw(true);
  }

  /** Loads resizing, moving, tooltips and copying when the pointer or focus enters. */
  #fetchGestures(): void {
    if (this.#gestures) return;
    // Queue keys pressed before the code has loaded.
    const early: KeyboardEvent[] = [];
    const waiting = new AbortController();
    this.grid.addEventListener('keydown', (event) => event.shiftKey && early.push(event), { signal: waiting.signal });
    this.#gestures = import('./gestures.ts').then(({ TableGestures }) => {
      const gestures = new TableGestures(this);
      for (const event of early) gestures.onKeyDown(event);
      return gestures;
    });
    this.#gestures
      .catch(() => {
        // Retry on the next interaction.
        this.#gestures = null;
      })
      .finally(() => waiting.abort());
  }

  /** Rows, details and the header. */
  #count(): void {
    const { rows = [], total = 0 } = this.#table ?? {};
    const count = String(Math.max(rows.length, total) + (this.body.details?.offsets.count ?? 0) + 1);
    if (this.grid.ariaRowCount !== count) this.grid.ariaRowCount = count;
  }

  #requestMore({ end }: Range): void {
    const { rows, total = Number.POSITIVE_INFINITY, loading, onEndReached } = this.#table ?? {};
    if (!onEndReached || !rows?.length || loading || end < rows.length) return;
    if (rows.length >= total || rows.length === this.#lengthAtRequest) return;
    this.#lengthAtRequest = rows.length;
    onEndReached();
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const column = target.closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (column !== undefined) {
      const { sort, onSortChange } = this.#table ?? {};
      const ascending = sort?.column === column && sort.direction === 'ascending';
      onSortChange?.({ column, direction: ascending ? 'descending' : 'ascending' });
    } else if (target.matches('[role="columnheader"] > input')) {
      this.actions.toggleAll();
    } else {
      this.actions.onClick(event);
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented) return;
    const ours =
      this.body.details?.onKeyDown(event) || this.focus.onKeyDown(event, this.#extent) || this.#onRowKey(event);
    if (ours) event.preventDefault();
  }

  /** Keys that act on the row of a cell. */
  #onRowKey(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const selectable = this.#table?.selection !== undefined;
    // Not in an input inside a cell.
    if (target.closest('[data-rendered]') && !target.matches('[aria-colindex]')) return false;
    if (selectable && (event.ctrlKey || event.metaKey) && event.key === 'a') {
      this.actions.toggleAll();
      return true;
    }
    const slot = this.body.slotOf(target);
    if (!slot || !(target.matches('[aria-colindex]') || target === slot.link)) return false;
    if (event.key === ' ' && selectable) {
      this.actions.toggle(slot, event.shiftKey);
      return true;
    }
    if (event.key === 'Enter' && target !== slot.link) {
      this.actions.open(slot);
      return true;
    }
    return false;
  }

  /** True if headers are interactive; only then can keys reach them (ARIA Authoring Practices, data grids). */
  get headWorks(): boolean {
    const { columns, selection, onLayoutChange } = this.#table ?? {};
    return Boolean(selection ?? onLayoutChange ?? columns?.some(({ sortable }) => sortable));
  }

  get #extent() {
    const { rows = [], columns = [] } = this.#table ?? {};
    return {
      first: this.headWorks ? -1 : 0,
      rows: rows.length,
      columns: columns.length + boxesBefore(this.#table ?? {}),
    };
  }
}
