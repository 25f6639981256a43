import type { TableBody } from './body.ts';
import type { Slot } from './row.ts';
import { selectedExtent, withKeys } from './selection.ts';
import type { DataTableProps } from './types.ts';

/** What in a cell does something of its own when it is pressed. */
export const interactive = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

type Table<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'selection' | 'onSelectionChange' | 'expand'
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
    if (slot.toggle?.parentElement?.contains(target)) {
      if (!slot.toggle.hidden) this.toggleOpen(slot);
      return;
    }
    const onLink = slot.link?.contains(target) ?? false;
    if (!onLink && target.closest(interactive)) return;
    if (!onLink && window.getSelection()?.type === 'Range') return;
    this.#press(slot, event, onLink);
  }

  /** Enter on a cell without a control of its own. */
  open({ row, link }: Slot<Row>): void {
    if (this.#table?.onRowOpen) this.#table.onRowOpen(row);
    else link?.click();
  }

  /** Shows what is under a row, or hides it. */
  toggleOpen({ key }: Slot<Row>): void {
    const { expanded, onExpandedChange } = this.#table?.expand ?? {};
    if (expanded) onExpandedChange?.(withKeys(expanded, [key], !expanded.has(key)));
  }

  /** Selects the row, or takes it out; with `range`, all rows from the last one that was. */
  toggle(slot: Slot<Row>, range: boolean): void {
    this.#select(slot, !(this.#table?.selection?.has(slot.key) ?? false), range);
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
    // A press has changed the box already, but the selection is the caller's: what it does not change goes back.
    if (slot.checkbox) slot.selected = slot.checkbox.checked;
    queueMicrotask(() => this.#body.draw(true));
  }

  #press(slot: Slot<Row>, event: MouseEvent, onLink: boolean): void {
    if (isModified(event)) {
      if (!onLink && (event.ctrlKey || event.metaKey)) this.openNewTab(slot);
      return;
    }
    if (this.#table?.onRowOpen) {
      event.preventDefault();
      this.#table.onRowOpen(slot.row);
    } else if (!onLink) {
      slot.link?.click();
    }
  }

  /** As a press with Ctrl or the middle button on a link does, wherever on the row it is. */
  openNewTab({ row }: Slot<Row>): void {
    const href = this.#table?.rowHref?.(row);
    if (href) window.open(href, '_blank', 'noopener');
  }
}
