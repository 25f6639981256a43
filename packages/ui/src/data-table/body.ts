import { visibleRange } from './geometry.ts';
import { fill, type Model, rowTemplate, type Slot, slotFrom, structure } from './row.ts';

/**
 * The rows of a table: only those in view exist, and they are filled again as the view moves. It owns the children of
 * its element; React draws nothing there but what rendered columns put into cells (`Rendered`).
 *
 * Once a scroll has ended rows lie in the document in their order, so that they are read in it (moving them in every
 * frame costs more than all else), and a row that has the focus is left alone wherever it is scrolled to.
 */
export class TableBody<Row> {
  readonly #grid: HTMLElement;
  readonly #element: HTMLElement;
  readonly #listeners = new Set<() => void>();
  #slots = new Map<number, Slot<Row>>();
  #template: HTMLElement | null = null;
  #structure = '';
  #model: Model<Row> | null = null;
  #rowHeight = 0;
  #viewHeight = 0;
  #drawn = { first: 0, end: 0 };
  /** Called when rows have come to rest: drawn anew, or scrolled to their end. */
  onRest: () => void = () => undefined;
  /** Grows with every drawing; what rendered columns wait for. */
  version = 0;

  /**
   * @param grid the element that scrolls
   * @param element the element that holds the rows
   */
  constructor(grid: HTMLElement, element: HTMLElement) {
    this.#grid = grid;
    this.#element = element;
  }

  /** Rows that the view shows whole. */
  get page(): number {
    return Math.max(1, Math.floor(this.#viewHeight / this.#rowHeight));
  }

  get slots(): Iterable<Slot<Row>> {
    return this.#slots.values();
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
    const index = Number(row?.getAttribute('aria-rowindex')) - 2;
    const slot = this.#slots.get(index);
    return slot?.element === row ? slot : undefined;
  }

  /** The first row that the view shows whole. */
  get firstInView(): number {
    return Math.ceil(this.#grid.scrollTop / this.#rowHeight);
  }

  /** @returns whether anything changed. Both in px. */
  measure(rowHeight: number, viewHeight: number): boolean {
    if (rowHeight === this.#rowHeight && viewHeight === this.#viewHeight) return false;
    if (rowHeight !== this.#rowHeight) for (const slot of this.#slots.values()) slot.index = -1;
    this.#rowHeight = rowHeight;
    this.#viewHeight = viewHeight;
    return true;
  }

  /** Shows other rows, columns or a selection. A focused row keeps the focus and follows its row of data. */
  update(model: Model<Row>): void {
    const shape = structure(model);
    const last = this.#model;
    this.#model = model;
    if (shape !== this.#structure) {
      this.#structure = shape;
      this.#template = rowTemplate(model);
      this.#slots.clear();
      this.#element.replaceChildren();
    } else if (last?.rows !== model.rows) {
      this.#follow(model);
    }
    this.draw(true);
  }

  /** Brings the drawn rows in line with the view. Called on every scroll. */
  draw(anew = false): void {
    const model = this.#model;
    if (!model || this.#rowHeight === 0) return;
    const count = model.rows.length;
    if (anew) this.#element.style.height = `${count * this.#rowHeight}px`;
    const { first, end } = visibleRange(this.#grid.scrollTop, this.#viewHeight, this.#rowHeight, count);
    if (!anew && first === this.#drawn.first && end === this.#drawn.end) return;
    this.#drawn = { first, end };

    const free: Slot<Row>[] = [];
    const focused = this.#focused();
    for (const [index, slot] of this.#slots) {
      if (index >= first && index < end) continue;
      if (slot === focused && index < count) {
        if (anew) fill(slot, index, this.#rowHeight, model);
        continue;
      }
      this.#slots.delete(index);
      free.push(slot);
    }

    let after: HTMLElement | null = null;
    for (let index = end - 1; index >= first; index--) {
      let slot = this.#slots.get(index);
      if (!slot) {
        slot = free.pop() ?? slotFrom(this.#template as HTMLElement, model, model.rows[index] as Row);
        this.#slots.set(index, slot);
        fill(slot, index, this.#rowHeight, model);
        if (!slot.element.isConnected) this.#element.insertBefore(slot.element, after);
      } else if (anew) {
        fill(slot, index, this.#rowHeight, model);
      }
      after = slot.element;
    }
    for (const slot of free) slot.element.remove();

    this.version++;
    if (anew || !('onscrollend' in window)) this.rest();
    for (const listener of this.#listeners) listener();
  }

  /** Puts the rows in their order. The focused row is never moved: it would lose the focus. */
  rest(): void {
    const focused = this.#focused();
    let after: HTMLElement | null = focused && focused.index >= this.#drawn.end ? focused.element : null;
    for (let index = this.#drawn.end - 1; index >= this.#drawn.first; index--) {
      const slot = this.#slots.get(index);
      if (!slot) continue;
      if (slot !== focused && slot.element.nextSibling !== after) this.#element.insertBefore(slot.element, after);
      after = slot.element;
    }
    this.onRest();
  }

  /** Scrolls as far as is needed to show a row whole, and draws it. */
  reveal(index: number): void {
    const top = index * this.#rowHeight;
    const bottom = top + this.#rowHeight - this.#viewHeight;
    const { scrollTop } = this.#grid;
    if (top < scrollTop) this.#grid.scrollTop = top;
    else if (bottom > scrollTop) this.#grid.scrollTop = bottom;
    this.draw();
    this.rest();
  }

  #focused(): Slot<Row> | undefined {
    const { activeElement } = document;
    return activeElement && this.#element.contains(activeElement) ? this.slotOf(activeElement) : undefined;
  }

  /** Gives the focused row the place its row of data has now; the others find theirs when they are drawn. */
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
    // The element at its new place takes the old one: both are filled again by the drawing that follows.
    const there = this.#slots.get(now);
    this.#slots.delete(before);
    if (there) this.#slots.set(before, there);
    this.#slots.set(now, focused);
    focused.index = now;
    focused.element.style.top = `${now * this.#rowHeight}px`;
    focused.element.setAttribute('aria-rowindex', String(now + 2));
    if (there) there.index = -1;
  }
}
