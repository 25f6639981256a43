import type { Mounted } from '../shared/table-page.ts';
import { columnCount, type Row } from './data.ts';

const rowHeight = 32;
const overscan = 6;

/**
 * The baseline: a virtualized list of plain DOM rows, as fast as it can be written by hand. Rows are cloned from a
 * template, filled through their text nodes, and scrolling fills only those that come into view. It has no keyboard
 * controls, roles or resizing.
 */
export function mountPlain(host: HTMLElement, initial: readonly Row[], height: number): Mounted {
  let rows = initial;
  const scroller = document.createElement('div');
  scroller.style.cssText = `height:${height}px;overflow:auto;position:relative`;
  const head = document.createElement('div');
  head.className = 'plain-head';
  for (let column = 0; column < columnCount; column++) {
    const cell = document.createElement('div');
    cell.className = 'plain-cell';
    cell.textContent = `Column ${column + 1}`;
    head.append(cell);
  }
  const body = document.createElement('div');
  body.style.cssText = `position:relative;height:${rows.length * rowHeight}px`;
  scroller.append(head, body);
  host.append(scroller);

  const template = document.createElement('div');
  template.className = 'plain-row';
  for (let column = 0; column < columnCount; column++) {
    const cell = document.createElement('div');
    cell.className = 'plain-cell';
    cell.append(document.createTextNode(''));
    template.append(cell);
  }

  const shown = new Map<number, { element: HTMLElement; texts: Text[] }>();
  const fill = ({ element, texts }: { element: HTMLElement; texts: Text[] }, index: number) => {
    const row = rows[index] as Row;
    element.style.top = `${index * rowHeight}px`;
    for (let column = 0; column < columnCount; column++) (texts[column] as Text).data = row[column] as string;
  };
  let drawn = { first: 0, end: 0 };
  const draw = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
    const end = Math.min(rows.length, Math.ceil((scroller.scrollTop + height - rowHeight) / rowHeight) + overscan);
    if (first === drawn.first && end === drawn.end) return;
    drawn = { first, end };
    const free = [];
    for (const [index, slot] of shown) {
      if (index >= first && index < end) continue;
      shown.delete(index);
      free.push(slot);
    }
    for (let index = first; index < end; index++) {
      if (shown.has(index)) continue;
      let slot = free.pop();
      if (!slot) {
        const element = template.cloneNode(true) as HTMLElement;
        slot = { element, texts: Array.from(element.children, (cell) => cell.firstChild as Text) };
        body.append(element);
      }
      shown.set(index, slot);
      fill(slot, index);
    }
    for (const { element } of free) element.remove();
  };
  scroller.addEventListener('scroll', draw, { passive: true });
  draw();

  return {
    scroller,
    sort(next: readonly Row[]) {
      rows = next;
      for (const [index, slot] of shown) fill(slot, index);
    },
    unmount: () => scroller.remove(),
  };
}
