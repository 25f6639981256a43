import type { RowDetails } from './details.ts';
import { overscan, type Range, visibleRange } from './geometry.ts';
import { fill, type Model, type Place, place, type Slot, slotFrom } from './row.ts';
import { rowTemplate, structure } from './template.ts';

/** Time in ms without scrolling before rows are put into DOM order. */
const pause = 100;

/**
 * The rows of a table: only those in view exist, and they are recycled while scrolling. It owns the children of its
 * element; React only renders the cells of `render` columns (`Rendered`) and the details (`Details`) into them.
 *
 * After a scroll has ended rows are put into DOM order, which is the reading order (doing so every frame would be the
 * largest cost), and a focused row is never removed, wherever it is scrolled to.
 */
export class TableBody<Row> {
  readonly element: HTMLElement;
  readonly #grid: HTMLElement;
  readonly #listeners = new Set<() => void>();
  readonly #slotOf = new WeakMap<Element, Slot<Row>>();
  #slots = new Map<number, Slot<Row>>();
  #template: HTMLElement | null = null;
  #structure = '';
  #model: Model<Row> | null = null;
  #details: RowDetails<Row> | null = null;
  #rowHeight = 0;
  #viewHeight = 0;
  #whole = false;
  #drawn: Range = { first: 0, end: 0 };
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Called when rows are settled: after an update or the end of a scroll. */
  onRest: (drawn: Range) => void = () => undefined;
  /** Incremented on every draw, so that `render` columns can subscribe. */
  version = 0;

  /**
   * @param grid the scroll container
   * @param element the element that holds the rows
   */
  constructor(grid: HTMLElement, element: HTMLElement) {
    this.#grid = grid;
    this.element = element;
  }

  /** Number of fully visible rows. */
  get page(): number {
    return Math.max(1, Math.floor(this.#viewHeight / this.#rowHeight));
  }

  /** In px. */
  get rowHeight(): number {
    return this.#rowHeight;
  }

  get scrollTop(): number {
    return this.#grid.scrollTop;
  }

  set scrollTop(top: number) {
    this.#grid.scrollTop = top;
  }

  get slots(): Iterable<Slot<Row>> {
    return this.#slots.values();
  }

  /** The details of expanded rows, once loaded. */
  get details(): RowDetails<Row> | null {
    return this.#details;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  slotAt(index: number): Slot<Row> | undefined {
    return this.#slots.get(index);
  }

  slotOf(target: Element): Slot<Row> | undefined {
    const row = target.closest('[role="row"]');
    const slot = row ? this.#slotOf.get(row) : undefined;
    return slot && this.#slots.get(slot.index) === slot ? slot : undefined;
  }

  /** The first fully visible row. */
  get firstInView(): number {
    const { scrollTop } = this.#grid;
    return this.#details
      ? this.#details.offsets.rowAt(scrollTop, this.#rowHeight)
      : Math.ceil(scrollTop / this.#rowHeight);
  }

  /** Both in px. @returns true if anything changed */
  measure(rowHeight: number, viewHeight: number): boolean {
    if (rowHeight === this.#rowHeight && viewHeight === this.#viewHeight) return false;
    this.#rowHeight = rowHeight;
    this.#viewHeight = viewHeight;
    return true;
  }

  /** Enables expandable rows; `null` disables them. */
  attach(details: RowDetails<Row> | null): void {
    this.#details = details;
    if (this.#model) this.update(this.#model);
  }

  /** Renders all rows for printing, or only those in view again. */
  drawWhole(whole: boolean): void {
    this.#whole = whole;
    this.draw(true);
  }

  /** Sets rows, columns or selection. A focused row keeps the focus and follows its data. */
  update(model: Model<Row>): void {
    const shape = structure(model);
    const last = this.#model;
    this.#model = model;
    if (shape !== this.#structure) {
      this.#structure = shape;
      this.#template = rowTemplate(model);
      for (const { element } of this.#slots.values()) element.remove();
      this.#slots.clear();
    } else if (last?.rows !== model.rows) {
      this.#follow(model);
    }
    this.#details?.update(model);
    this.draw(true);
  }

  /** Syncs the rendered rows with the view. Called on every scroll. */
  draw(anew = false): void {
    const model = this.#model;
    if (!model || this.#rowHeight === 0) return;
    const count = model.rows.length;
    if (anew) this.element.style.height = `${this.#topOf(count)}px`;
    const { first, end } = this.#range(count);
    if (!anew && first === this.#drawn.first && end === this.#drawn.end) return;
    this.#drawn = { first, end };

    const free: Slot<Row>[] = [];
    const focused = this.#focused();
    for (const [index, slot] of this.#slots) {
      if (index >= first && index < end) continue;
      if (slot === focused && index < count) {
        if (anew) this.#fill(slot, index, model);
        continue;
      }
      this.#slots.delete(index);
      free.push(slot);
    }

    let after: HTMLElement | null = null;
    for (let index = end - 1; index >= first; index--) {
      let slot = this.#slots.get(index);
      if (!slot) {
        slot = free.pop() ?? this.#make(model, model.rows[index] as Row);
        this.#slots.set(index, slot);
        this.#fill(slot, index, model);
        if (!slot.element.isConnected) this.element.insertBefore(slot.element, after);
      } else if (anew) {
        this.#fill(slot, index, model);
      }
      after = slot.element;
    }
    for (const slot of free) slot.element.remove();
    this.#details?.draw(this.#slots, (index) => this.#place(index));

    this.version++;
    if (anew) this.rest();
    else this.restSoon();
    for (const listener of this.#listeners) listener();
  }

  /** Debounced `rest`: wheel scrolling stops many times. */
  restSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.rest(), pause);
  }

  dispose(): void {
    clearTimeout(this.#resting);
  }

  /**
   * Puts rows into DOM order and removes those kept only for the focus. The element with the focus is never moved,
   * since that would blur it.
   */
  rest(): void {
    clearTimeout(this.#resting);
    const { activeElement } = document;
    const { first, end } = this.#drawn;
    const before = this.#slots.size;
    for (const [index, { element }] of this.#slots) {
      if ((index >= first && index < end) || element.contains(activeElement)) continue;
      this.#slots.delete(index);
      element.remove();
    }
    if (this.#slots.size < before) this.#details?.draw(this.#slots, (index) => this.#place(index));
    const inOrder = [...this.#slots.values()]
      .sort((one, other) => other.index - one.index)
      .flatMap(({ key, element }) => [this.#details?.elementOf(key), element]);
    let after: HTMLElement | null = null;
    for (const element of inOrder) {
      if (!element) continue;
      if (element.nextSibling !== after && !element.contains(activeElement)) this.element.insertBefore(element, after);
      after = element;
    }
    this.onRest(this.#drawn);
  }

  /** Scrolls as little as needed to show a whole row or its detail, and draws it. */
  reveal(index: number, detail = false): void {
    const { scrollTop } = this.#grid;
    const below = this.#topOf(index) + this.#rowHeight;
    const top = detail ? below : below - this.#rowHeight;
    const bottom = below + (detail ? (this.#details?.offsets.height(index) ?? 0) : 0) - this.#viewHeight;
    if (top < scrollTop || bottom > top) this.#grid.scrollTop = top;
    else if (bottom > scrollTop) this.#grid.scrollTop = bottom;
    this.draw();
  }

  #make(model: Model<Row>, row: Row): Slot<Row> {
    const slot = slotFrom(this.#template as HTMLElement, model, row);
    this.#slotOf.set(slot.element, slot);
    return slot;
  }

  #fill(slot: Slot<Row>, index: number, model: Model<Row>): void {
    place(slot, this.#place(index));
    fill(slot, model);
  }

  #place(index: number): Place {
    return { index, top: this.#topOf(index), ordinal: index + (this.#details?.offsets.before(index) ?? 0) };
  }

  #topOf(index: number): number {
    return index * this.#rowHeight + (this.#details?.offsets.above(index) ?? 0);
  }

  #range(count: number): Range {
    if (this.#whole) return { first: 0, end: count };
    const { scrollTop } = this.#grid;
    if (!this.#details?.offsets.count) return visibleRange(scrollTop, this.#viewHeight, this.#rowHeight, count);
    const { first, end } = this.#details.offsets.range(scrollTop, this.#viewHeight, this.#rowHeight);
    return { first: Math.max(0, Math.min(count, first) - overscan), end: Math.min(count, end + overscan) };
  }

  #focused(): Slot<Row> | undefined {
    const { activeElement } = document;
    return activeElement && this.element.contains(activeElement) ? this.slotOf(activeElement) : undefined;
  }

  /** Moves the focused row to the new index of its data; the others are reassigned by the next draw. */
  #follow({ rows, rowKey }: Model<Row>): void {
    const focused = this.#focused();
    if (!focused) return;
    const { index: before, key } = focused;
    const stayed = rows[before];
    let now = before;
    if (stayed === undefined || rowKey(stayed) !== key) {
      const found = rows.findIndex((row) => rowKey(row) === key);
      now = found < 0 ? Math.min(before, rows.length - 1) : found;
    }
    if (now === before || now < 0) return;
    // Swap with the element at the new index; the next draw fills both.
    const there = this.#slots.get(now);
    this.#slots.delete(before);
    if (there) {
      there.index = before;
      this.#slots.set(before, there);
    }
    focused.index = now;
    this.#slots.set(now, focused);
  }
}
