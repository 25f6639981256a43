import { cx } from '../theme/cx.ts';
import { cellClass, widthOf } from './classes.ts';
import * as css from './DataTable.css.ts';
import { tick } from './tick.css.ts';
import type { Column } from './types.ts';

/** What rows are drawn from. */
export interface Model<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  selection: ReadonlySet<string> | undefined;
  /** The index of the column that names the row, or -1. */
  naming: number;
  /** The word before a row's name in the name of its checkbox. */
  selectWord: string;
}

/** A row of the window: its elements, and the row of data they show now. */
export interface Slot<Row> {
  element: HTMLElement;
  /** One per column, without that of the checkbox. */
  cells: HTMLElement[];
  /** Where a column's words go; `null` for a rendered column. */
  words: (Text | null)[];
  link: HTMLAnchorElement | null;
  checkbox: HTMLInputElement | null;
  /** What the words say now: asking an array is faster than asking the document. */
  shown: string[];
  selected: boolean;
  index: number;
  row: Row;
  key: string;
}

/** What the template depends on: while it stays the same, rows are filled again and not made again. */
export const structure = <Row>({ columns, naming, rowHref, selection }: Model<Row>) =>
  JSON.stringify([
    naming,
    rowHref !== undefined,
    selection !== undefined,
    columns.map(({ id, align, look, render }) => [id, align, look, render !== undefined]),
  ]);

function cell(role: string, index: number, className: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.setAttribute('aria-colindex', String(index + 1));
  element.className = className;
  element.tabIndex = -1;
  return element;
}

/** A row without data, to be cloned: cloning is several times as fast as making. */
export function rowTemplate<Row>({ columns, naming, rowHref, selection, selectWord }: Model<Row>): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.className = css.row;
  let before = 0;
  if (selection) {
    before = 1;
    const box = cell('gridcell', 0, css.checkboxCell);
    const checkbox = document.createElement('input');
    checkbox.type = 'checkbox';
    checkbox.className = tick;
    checkbox.tabIndex = -1;
    checkbox.setAttribute('aria-label', selectWord);
    row.setAttribute('aria-selected', 'false');
    box.append(checkbox);
    row.append(box);
  }
  columns.forEach((column, index) => {
    const named = index === naming;
    const linked = named && rowHref !== undefined;
    const element = cell(
      named ? 'rowheader' : 'gridcell',
      index + before,
      cx(cellClass(column, named), linked && css.linkCell),
    );
    element.style.width = widthOf(index);
    if (column.render) element.dataset.rendered = '';
    else {
      const words = document.createTextNode('');
      if (linked) {
        const link = document.createElement('a');
        link.className = css.link;
        link.tabIndex = -1;
        link.append(words);
        element.append(link);
      } else {
        element.append(words);
      }
    }
    row.append(element);
  });
  return row;
}

let made = 0;

/** A row's elements from the template, not yet filled. */
export function slotFrom<Row>(template: HTMLElement, model: Model<Row>, row: Row): Slot<Row> {
  const element = template.cloneNode(true) as HTMLElement;
  const all = Array.from(element.children) as HTMLElement[];
  const cells = model.selection ? all.slice(1) : all;
  const named = cells[model.naming]?.firstElementChild;
  const link = named instanceof HTMLAnchorElement ? named : null;
  const checkbox = model.selection ? (all[0]?.firstElementChild as HTMLInputElement) : null;
  const name = cells[model.naming];
  if (checkbox && name) {
    // Named once by the word and the cell of the name, whatever that will say.
    made++;
    checkbox.id = `sa-row-${made}-select`;
    name.id = `sa-row-${made}-name`;
    checkbox.setAttribute('aria-labelledby', `${checkbox.id} ${name.id}`);
  }
  return {
    element,
    cells,
    words: cells.map((cell, index) => {
      if (model.columns[index]?.render) return null;
      return (link && index === model.naming ? link : cell).firstChild as Text;
    }),
    link,
    checkbox,
    shown: [],
    selected: false,
    index: -1,
    row,
    key: '',
  };
}

/** Shows a row of data. Writes only what differs: most of a table's cells stay as they are when it is drawn again. */
export function fill<Row>(slot: Slot<Row>, index: number, rowHeight: number, model: Model<Row>): void {
  const row = model.rows[index] as Row;
  const { columns } = model;
  if (slot.index !== index) {
    slot.element.style.top = `${index * rowHeight}px`;
    slot.element.setAttribute('aria-rowindex', String(index + 2));
  }
  slot.index = index;
  slot.row = row;
  slot.key = model.rowKey(row);
  for (let at = 0; at < columns.length; at++) {
    const words = slot.words[at];
    if (!words) continue;
    const text = columns[at]?.text?.(row) ?? '';
    if (slot.shown[at] !== text) {
      slot.shown[at] = text;
      words.data = text;
    }
  }
  if (slot.link && model.rowHref) slot.link.setAttribute('href', model.rowHref(row));
  if (slot.checkbox) {
    const selected = model.selection?.has(slot.key) ?? false;
    // Always: a press has changed the box before the caller has decided.
    slot.checkbox.checked = selected;
    if (slot.selected !== selected) {
      slot.selected = selected;
      slot.element.setAttribute('aria-selected', String(selected));
    }
  }
}
