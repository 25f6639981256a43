import { langOf } from '../text/langOf.ts';
import type { Column, RowExpansion } from './types.ts';

/** Input for drawing rows. */
export interface Model<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  selection: ReadonlySet<string> | undefined;
  expand: RowExpansion<Row> | undefined;
  /** Index of the column that names the row, or -1. */
  naming: number;
  /** Labels of a row's checkbox and expand button, to which its name is appended. */
  rowLabels: { select: string; details: string };
}

/** Number of checkbox and expand cells before the columns. */
export const boxesBefore = ({ selection, expand }: { selection?: unknown; expand?: unknown }): number =>
  (selection ? 1 : 0) + (expand ? 1 : 0);

/** A recycled row: its elements and the data it currently shows. */
export interface Slot<Row> {
  element: HTMLElement;
  /** One per column, without the checkbox cell. */
  cells: HTMLElement[];
  /** A column's text node; `null` for a rendered column. */
  texts: (Text | null)[];
  link: HTMLAnchorElement | null;
  checkbox: HTMLInputElement | null;
  /** The expand button. */
  toggle: HTMLButtonElement | null;
  /** The current text of each cell: an array is faster to read than the DOM. */
  shown: string[];
  selected: boolean;
  index: number;
  /** Px from the top of the body, and index among all rows and details. */
  top: number;
  ordinal: number;
  row: Row;
  key: string;
}

let made = 0;

/** Creates a row from the template, without data. */
export function slotFrom<Row>(template: HTMLElement, model: Model<Row>, row: Row): Slot<Row> {
  const element = template.cloneNode(true) as HTMLElement;
  const all = Array.from(element.children) as HTMLElement[];
  const cells = all.slice(boxesBefore(model));
  const name = cells[model.naming];
  const named = name?.firstElementChild;
  const link = named instanceof HTMLAnchorElement ? named : null;
  const checkbox = model.selection ? (all[0]?.firstElementChild as HTMLInputElement) : null;
  const toggle = model.expand ? (all[boxesBefore(model) - 1]?.firstElementChild as HTMLButtonElement) : null;
  if (name && (checkbox || toggle)) {
    // The aria-labelledby ids are set once: the label and the naming cell, whatever its text.
    made++;
    name.id = `sa-row-${made}-name`;
    for (const control of [checkbox, toggle]) {
      if (!control) continue;
      control.id = `sa-row-${made}-${control.type}`;
      control.setAttribute('aria-labelledby', `${control.id} ${name.id}`);
    }
  }
  return {
    element,
    cells,
    texts: cells.map((cell, index) => {
      if (model.columns[index]?.render) return null;
      return (link && index === model.naming ? link : cell).firstChild as Text;
    }),
    link,
    checkbox,
    toggle,
    shown: [],
    selected: false,
    index: -1,
    top: -1,
    ordinal: -1,
    row,
    key: '',
  };
}

/** Position of a row. */
export interface Place {
  index: number;
  /** Px from the top of the body. */
  top: number;
  /** Index among all rows and details, from 0. */
  ordinal: number;
}

/** Positions a row. */
export function place<Row>(slot: Slot<Row>, { index, top, ordinal }: Place): void {
  slot.index = index;
  if (slot.top !== top) {
    slot.top = top;
    slot.element.style.top = `${top}px`;
  }
  if (slot.ordinal !== ordinal) {
    slot.ordinal = ordinal;
    slot.element.setAttribute('aria-rowindex', String(ordinal + 2));
  }
}

/** Sets `lang` if the name is in another language than the page. */
function setLang(element: HTMLElement, name: string): void {
  const lang = langOf(name, document.documentElement.lang);
  if (lang) element.lang = lang;
  else if (element.lang) element.removeAttribute('lang');
}

/** Shows a row of data. Writes only differences, since most cells stay the same on a redraw. */
export function fill<Row>(slot: Slot<Row>, model: Model<Row>): void {
  const row = model.rows[slot.index] as Row;
  const { columns } = model;
  slot.row = row;
  slot.key = model.rowKey(row);
  for (let at = 0; at < columns.length; at++) {
    const node = slot.texts[at];
    if (!node) continue;
    const text = columns[at]?.text?.(row) ?? '';
    if (slot.shown[at] !== text) {
      slot.shown[at] = text;
      node.data = text;
      if (columns[at]?.look === 'artName' && node.parentElement) setLang(node.parentElement, text);
    }
  }
  if (slot.link && model.rowHref) slot.link.setAttribute('href', model.rowHref(row));
  if (slot.checkbox) {
    const selected = model.selection?.has(slot.key) ?? false;
    if (slot.selected !== selected) {
      slot.selected = selected;
      slot.checkbox.checked = selected;
      slot.element.setAttribute('aria-selected', String(selected));
    }
  }
  if (slot.toggle && model.expand) {
    const { isExpandable, expanded } = model.expand;
    slot.toggle.hidden = isExpandable?.(row) === false;
    const open = String(!slot.toggle.hidden && expanded.has(slot.key));
    if (slot.toggle.getAttribute('aria-expanded') !== open) slot.toggle.setAttribute('aria-expanded', open);
  }
}
