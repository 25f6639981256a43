import { type ReactNode, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Row } from '../../data-table/data.ts';
import type { Mounted } from '../../shared/table-page.ts';

interface Handle {
  sort: (rows: readonly Row[]) => void;
}

interface TableProps {
  initial: readonly Row[];
  draw: (rows: readonly Row[]) => ReactNode;
  onReady: (handle: Handle) => void;
}

function StatefulTable({ initial, draw, onReady }: TableProps) {
  const [rows, setRows] = useState(initial);
  useImperativeHandle(onReady, () => ({ sort: (next: readonly Row[]) => flushSync(() => setRows(next)) }), []);
  return draw(rows);
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

/** The element that scrolls, found by its layout because class names change between versions. */
const scrollerIn = (host: HTMLElement) =>
  Array.from(host.querySelectorAll<HTMLElement>('*')).find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );

/**
 * Mounts a React table and waits for its first rows.
 * @param row selector of a row
 */
export async function mountReact(
  host: HTMLElement,
  initial: readonly Row[],
  draw: TableProps['draw'],
  row: string,
): Promise<Mounted> {
  let current: Handle | null = null;
  const root = createRoot(host);
  const onReady = (handle: Handle | null) => {
    current = handle;
  };
  flushSync(() => root.render(<StatefulTable draw={draw} initial={initial} onReady={onReady} />));
  for (let waited = 0; waited < 200 && !(host.querySelector(row) && scrollerIn(host)); waited++) await frame();
  const element = scrollerIn(host);
  if (!element) throw new Error('Nothing scrolls: the table did not mount.');
  return { scroller: element, sort: (rows) => current?.sort(rows), unmount: () => root.unmount() };
}
