import type { TableBody } from './body.ts';
import type { Slot } from './row.ts';
import { selectedExtent, withKeys } from './selection.ts';
import type { DataTableProps } from './types.ts';

/** Elements in a cell that handle their own click. */
export const interactive = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

type Table<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowHref' | 'onRowOpen' | 'selection' | 'onSelectionChange' | 'expand'
>;

const isModified = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Opens and selects rows. Called by one delegated handler per event type. */
export class RowActions<Row> {
  readonly #body: TableBody<Row>;
  #table: Table<Row> | null = null;
  /** Start of a range selection. */
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
      // The whole cell is the checkbox's touch target.
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

  /** Enter on a cell without its own control. */
  open({ row, link }: Slot<Row>): void {
    if (this.#table?.onRowOpen) this.#table.onRowOpen(row);
    else link?.click();
  }

  /** Expands or collapses a row. */
  toggleOpen({ key }: Slot<Row>): void {
    const { expanded, onExpandedChange } = this.#table?.expand ?? {};
    if (expanded) onExpandedChange?.(withKeys(expanded, [key], !expanded.has(key)));
  }

  /** Toggles a row's selection; with `range`, all rows since the last one. */
  toggle(slot: Slot<Row>, range: boolean): void {
    this.#select(slot, !(this.#table?.selection?.has(slot.key) ?? false), range);
  }

  /** Selects all rows, or none if all are selected. */
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
    // The browser has already toggled the checkbox, but selection is controlled: redraw in case the caller rejects it.
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

  /** Like Ctrl + click or middle click on a link, anywhere on the row. */
  openNewTab({ row }: Slot<Row>): void {
    const href = this.#table?.rowHref?.(row);
    if (href) window.open(href, '_blank', 'noopener');
  }
}
