import { type ReactNode, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Row } from '../../data-table/data.ts';
import type { Mounted } from '../../shared/table-page.ts';

interface Handle {
  sort: (rows: readonly Row[]) => void;
}

interface HeldProps {
  initial: readonly Row[];
  draw: (rows: readonly Row[]) => ReactNode;
  hold: (handle: Handle) => void;
}

function Held({ initial, draw, hold }: HeldProps) {
  const [rows, setRows] = useState(initial);
  useImperativeHandle(hold, () => ({ sort: (next: readonly Row[]) => flushSync(() => setRows(next)) }), []);
  return draw(rows);
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

/** What scrolls down: asked of the elements, because names change with every version. */
const scrollerIn = (host: HTMLElement) =>
  Array.from(host.querySelectorAll<HTMLElement>('*')).find(
    (element) =>
      element.scrollHeight > element.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );

/**
 * Mounts a table of React and waits until its first rows are there.
 * @param row selector of a row
 */
export async function mountReact(
  host: HTMLElement,
  initial: readonly Row[],
  draw: HeldProps['draw'],
  row: string,
): Promise<Mounted> {
  let held: Handle | null = null;
  const root = createRoot(host);
  const hold = (handle: Handle | null) => {
    held = handle;
  };
  flushSync(() => root.render(<Held draw={draw} hold={hold} initial={initial} />));
  for (let waited = 0; waited < 200 && !(host.querySelector(row) && scrollerIn(host)); waited++) await frame();
  const element = scrollerIn(host);
  if (!element) throw new Error('Nothing scrolls: the table did not mount.');
  return { scroller: element, sort: (rows) => held?.sort(rows), unmount: () => root.unmount() };
}
