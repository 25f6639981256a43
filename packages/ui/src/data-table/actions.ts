import type { TableBody } from './body.ts';
import type { Slot } from './row.ts';
import { selectedExtent, withKeys } from './selection.ts';
import type { DataTableProps } from './types.ts';

/** What in a cell does something of its own when it is pressed. */
const interactive = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

type Table<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'selection' | 'onSelectionChange'
>;

const isModified = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Opens and selects rows. One delegated handler per kind of event calls it. */
export class RowActions<Row> {
  readonly #body: TableBody<Row>;
  #table: Table<Row> | null = null;
  /** Where a range of rows begins. */
  #anchor = 0;

  constructor(body: TableBody<Row>) {
    this.#body = body;
  }

  update(table: Table<Row>): void {
    this.#table = table;
  }

  onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const slot = this.#body.slotOf(target);
    if (!slot || !this.#table) return;
    if (slot.checkbox?.parentElement?.contains(target)) {
      // The whole cell is the checkbox's, for a thumb.
      if (target === slot.checkbox) this.#select(slot, slot.checkbox.checked, event.shiftKey);
      else slot.checkbox.click();
      return;
    }
    const onLink = slot.link?.contains(target) ?? false;
    if (!onLink && target.closest(interactive)) return;
    if (!onLink && window.getSelection()?.type === 'Range') return;
    this.#open(slot, event, onLink);
  }

  /** The middle button opens a new tab, wherever on the row. */
  onAuxClick(event: MouseEvent): void {
    const target = event.target as Element;
    const slot = this.#body.slotOf(target);
    if (event.button !== 1 || !slot || target.closest(interactive)) return;
    this.#openNewTab(slot);
  }

  /** Enter on a cell without a control of its own. */
  openAt(index: number): void {
    const slot = this.#body.slotAt(index);
    if (!slot) return;
    if (this.#table?.onRowOpen) this.#table.onRowOpen(slot.row);
    else slot.link?.click();
  }

  /** Selects the row, or takes it out; with `range`, all rows from the last one that was. */
  toggleAt(index: number, range: boolean): void {
    const slot = this.#body.slotAt(index);
    if (slot) this.#select(slot, !(this.#table?.selection?.has(slot.key) ?? false), range);
  }

  /** Selects all rows of the table, or none of them when all are. */
  toggleAll(): void {
    const { rows, rowKey, selection, onSelectionChange } = this.#table ?? {};
    if (!rows || !rowKey || !selection) return;
    const all = selectedExtent(selection, rows, rowKey) === 'all';
    onSelectionChange?.(withKeys(selection, rows.map(rowKey), !all));
  }

  #select(slot: Slot<Row>, selected: boolean, range: boolean): void {
    const { rows, rowKey, selection, onSelectionChange } = this.#table ?? {};
    if (!rows || !rowKey || !selection) return;
    const from = range ? Math.min(this.#anchor, slot.index) : slot.index;
    const to = range ? Math.max(this.#anchor, slot.index) : slot.index;
    this.#anchor = slot.index;
    onSelectionChange?.(withKeys(selection, rows.slice(from, to + 1).map(rowKey), selected));
    // The selection is the caller's: a checkbox that it did not change goes back.
    queueMicrotask(() => this.#body.draw(true));
  }

  #open(slot: Slot<Row>, event: MouseEvent, onLink: boolean): void {
    if (isModified(event)) {
      if (!onLink && (event.ctrlKey || event.metaKey)) this.#openNewTab(slot);
      return;
    }
    if (this.#table?.onRowOpen) {
      event.preventDefault();
      this.#table.onRowOpen(slot.row);
    } else if (!onLink) {
      slot.link?.click();
    }
  }

  #openNewTab(slot: Slot<Row>): void {
    const href = this.#table?.rowHref?.(slot.row);
    if (href) window.open(href, '_blank', 'noopener');
  }
}
