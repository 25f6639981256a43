import '../../src/theme/index.ts';
import { makeRows, type Row, sortRows } from './data.ts';
import { mountOurs } from './ours.tsx';
import { type Mounted, mountPlain } from './plain.ts';

const height = 640;
const data = new Map<number, Row[]>();
const rowsOf = (count: number) => {
  const rows = data.get(count) ?? makeRows(count);
  data.set(count, rows);
  return rows;
};

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
const settled = async () => {
  await frame();
  await frame();
};

export type Kind = 'plain' | 'ours' | 'selectable';
let mounted: Mounted | null = null;
let order = 0;

/** What run.ts calls between two readings of the browser's own clocks. */
const bench = {
  prepare: (count: number) => void rowsOf(count),
  async mount(kind: Kind, count: number) {
    const host = document.createElement('div');
    host.style.width = '1240px';
    document.body.append(host);
    const rows = rowsOf(count);
    const table =
      kind === 'plain' ? mountPlain(host, rows, height) : mountOurs(host, rows, height, kind === 'selectable');
    mounted = {
      ...table,
      unmount: () => {
        table.unmount();
        host.remove();
      },
    };
    await settled();
  },
  /** Sixty frames of five rows each. */
  async scroll() {
    for (let step = 1; step <= 60 && mounted; step++) {
      mounted.scroller.scrollTop = step * 160;
      await frame();
    }
    await settled();
  },
  /** Scrolls by pages and back, and counts frames in which a place in view has no row. */
  async blanks(): Promise<number> {
    if (!mounted) return -1;
    const { scroller } = mounted;
    const box = scroller.getBoundingClientRect();
    let blank = 0;
    const end = scroller.scrollHeight - scroller.clientHeight;
    for (let step = 1; step <= 60; step++) {
      scroller.scrollTop = ((step * 7919) % 101) * (end / 101);
      await frame();
      // Frames paint after this: what lies at these places now is what a person will see.
      await new Promise<void>((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(null);
      });
      const places = [0.12, 0.5, 0.95].map((share) =>
        document.elementFromPoint(box.x + 90, box.y + box.height * share),
      );
      if (places.some((element) => !element?.closest('[role="row"]'))) blank++;
    }
    return blank;
  },
  async sort(count: number) {
    mounted?.sort(sortRows(rowsOf(count), (order++ % 9) + 1));
    await settled();
  },
  async unmount() {
    mounted?.unmount();
    mounted = null;
    await settled();
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
