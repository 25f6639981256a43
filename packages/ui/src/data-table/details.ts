import type { TableBody } from './body.ts';
import * as css from './details.css.ts';
import { Offsets } from './offsets.ts';
import type { Model, Place, Slot } from './row.ts';
import { withKeys } from './selection.ts';

/** A rendered detail of an expanded row. */
export interface Detail<Row> {
  key: string;
  /** `null`: not yet labelled with its row's name. */
  row: Row | null;
  /** The grid row that holds it. */
  element: HTMLElement;
  /** The only cell of that row, which takes the focus. */
  cell: HTMLElement;
  /** The target of React's portal. */
  content: HTMLElement;
}

/** Estimated height in px of an unmeasured detail: the last one measured. */
let guess = 160;
let made = 0;

/** The details of expanded rows: each is a grid row as high as its content. Loaded when rows are expandable. */
export class RowDetails<Row> {
  readonly #body: TableBody<Row>;
  readonly #observer: ResizeObserver;
  readonly #heights = new Map<string, number>();
  readonly #drawn = new Map<string, Detail<Row>>();
  #model: Model<Row> | null = null;
  #open: number[] = [];
  readonly #listeners = new Set<() => void>();
  offsets = new Offsets([], []);
  /** Incremented when a detail appears, disappears or changes its row, so that React can subscribe. */
  version = 0;

  constructor(body: TableBody<Row>) {
    this.#body = body;
    this.#observer = new ResizeObserver(() => this.measure());
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get drawn(): Iterable<Detail<Row>> {
    return this.#drawn.values();
  }

  isOpen(index: number): boolean {
    return this.#open[this.offsets.before(index)] === index;
  }

  elementOf(key: string): HTMLElement | undefined {
    return this.#drawn.get(key)?.element;
  }

  at(index: number): Detail<Row> | undefined {
    const row = this.isOpen(index) ? this.#model?.rows[index] : undefined;
    return row === undefined ? undefined : this.#drawn.get(this.#model?.rowKey(row) ?? '');
  }

  /** Index of the row whose detail contains an element, or -1. */
  indexOf(target: Element): number {
    for (const [key, { element }] of this.#drawn) {
      if (!element.contains(target)) continue;
      return this.#open.find((index) => this.#keyAt(index) === key) ?? -1;
    }
    return -1;
  }

  /** Finds the expanded rows. Only when they change, because it computes the key of every row. */
  update(model: Model<Row>): void {
    const last = this.#model;
    this.#model = model;
    const { rows, rowKey, expand } = model;
    if (last?.rows !== rows || last.expand?.expanded !== expand?.expanded) {
      const { expanded, isExpandable } = expand ?? {};
      this.#open = [];
      if (expanded?.size) {
        rows.forEach((row, index) => {
          if (expanded.has(rowKey(row)) && isExpandable?.(row) !== false) this.#open.push(index);
        });
      }
    }
    this.#arrange();
  }

  /** Renders the details of the rendered rows. */
  draw(slots: ReadonlyMap<number, Slot<Row>>, placeOf: (index: number) => Place): void {
    if (this.#drawn.size === 0 && this.#open.length === 0) return;
    const gone = new Set(this.#drawn.keys());
    let changed = false;
    for (const [index, slot] of slots) {
      if (!this.isOpen(index)) {
        slot.toggle?.removeAttribute('aria-controls');
        continue;
      }
      gone.delete(slot.key);
      const detail = this.#drawn.get(slot.key) ?? this.#make(slot);
      const { top, ordinal } = placeOf(index);
      detail.element.style.top = `${top + this.#body.rowHeight}px`;
      detail.element.style.height = `${this.offsets.height(index)}px`;
      detail.element.setAttribute('aria-rowindex', String(ordinal + 3));
      slot.toggle?.setAttribute('aria-controls', detail.cell.id);
      if (detail.row === slot.row) continue;
      detail.row = slot.row;
      changed = true;
      detail.cell.setAttribute('aria-colspan', String(slot.element.childElementCount));
      // The label of the group in the cell also names the cell, without hiding its content.
      detail.content.setAttribute('aria-label', `${this.#model?.rowLabels.details} ${nameOf(slot)}`);
    }
    for (const key of gone) this.#remove(key, slots);
    if (!changed && gone.size === 0) return;
    this.version++;
    for (const listener of this.#listeners) listener();
  }

  /** Measures the rendered details. Keeps the scroll position if one above the view changes its height. */
  measure(): void {
    const { scrollTop } = this.#body;
    let changed = false;
    let pushed = 0;
    for (const [key, { content, element }] of this.#drawn) {
      const height = content.offsetHeight;
      const known = this.#heights.get(key);
      if (height === 0 || height === known) continue;
      const before = known ?? guess;
      const above = element.offsetTop + (known === undefined ? 0 : known) < scrollTop;
      if (above) pushed += height - before;
      this.#heights.set(key, height);
      guess = height;
      changed = true;
    }
    if (!changed) return;
    const focused = this.#focusedInView();
    this.#arrange();
    this.#body.draw(true);
    if (pushed !== 0) this.#body.scrollTop = scrollTop + pushed;
    if (focused !== null) this.#body.reveal(focused);
  }

  /** The focused row, if visible: details that open above must not push it out of view. */
  #focusedInView(): number | null {
    const { scrollTop, rowHeight, page } = this.#body;
    const slot = document.activeElement && this.#body.slotOf(document.activeElement);
    if (!slot || slot.top + rowHeight <= scrollTop || slot.top >= scrollTop + page * rowHeight) return null;
    return slot.index;
  }

  /**
   * On the expand button, arrow right expands a collapsed row and arrow left collapses an expanded one; otherwise
   * arrows navigate.
   * @returns true if the key was handled
   */
  onKeyDown({ target, key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    const slot = this.#body.slotOf(target as Element);
    const expand = this.#model?.expand;
    if (!slot?.toggle || slot.toggle !== target || !expand) return false;
    if (ctrlKey || metaKey || shiftKey || altKey) return false;
    const open = expand.expanded.has(slot.key);
    if (key !== (open ? 'ArrowLeft' : 'ArrowRight')) return false;
    expand.onExpandedChange(withKeys(expand.expanded, [slot.key], !open));
    return true;
  }

  dispose(): void {
    this.#observer.disconnect();
    for (const { element } of this.#drawn.values()) element.remove();
    this.#drawn.clear();
  }

  #arrange(): void {
    this.offsets = new Offsets(
      this.#open,
      this.#open.map((index) => this.#heights.get(this.#keyAt(index)) ?? guess),
    );
  }

  #keyAt(index: number): string {
    const row = this.#model?.rows[index];
    return row === undefined ? '' : (this.#model?.rowKey(row) ?? '');
  }

  #make({ key, element }: Slot<Row>): Detail<Row> {
    const detail = { ...make(), key, row: null };
    this.#drawn.set(key, detail);
    element.after(detail.element);
    this.#observer.observe(detail.content);
    return detail;
  }

  #remove(key: string, slots: ReadonlyMap<number, Slot<Row>>): void {
    const detail = this.#drawn.get(key) as Detail<Row>;
    const focused = detail.element.contains(document.activeElement);
    // Out of view with the focus inside: keep it, as with rows. Collapsed: return the focus to the expand button.
    if (focused && this.#open.some((index) => this.#keyAt(index) === key)) return;
    this.#observer.unobserve(detail.content);
    this.#drawn.delete(key);
    detail.element.remove();
    if (!focused) return;
    for (const slot of slots.values()) if (slot.key === key) slot.toggle?.focus({ preventScroll: true });
  }
}

const nameOf = <Row>({ cells, key }: Slot<Row>) => cells.find(({ role }) => role === 'rowheader')?.textContent || key;

function make(): Omit<Detail<never>, 'key' | 'row'> {
  const element = document.createElement('div');
  element.setAttribute('role', 'row');
  element.className = css.detail;
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-colindex', '1');
  made++;
  cell.id = `sa-detail-${made}`;
  cell.className = css.cell;
  cell.tabIndex = -1;
  cell.dataset.rendered = '';
  const content = document.createElement('div');
  content.setAttribute('role', 'group');
  content.className = css.content;
  cell.append(content);
  element.append(cell);
  return { element, cell, content };
}
