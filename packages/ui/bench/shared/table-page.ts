import { makeRows, type Row, sortRows } from '../data-table/data.ts';

/** A table on the page. */
export interface Mounted {
  scroller: HTMLElement;
  sort: (rows: readonly Row[]) => void;
  unmount: () => void;
}

/** Puts a table of rows, as high as `height` px, into an element. */
export type Mount = (host: HTMLElement, rows: readonly Row[], height: number) => Mounted | Promise<Mounted>;

const height = 640;
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
const settled = async () => {
  await frame();
  await frame();
};

/** The actions of a benchmark page, which are measured from outside. */
export function tableBench(mounts: Record<string, Mount>) {
  const data = new Map<number, Row[]>();
  const rowsOf = (count: number) => {
    const rows = data.get(count) ?? makeRows(count);
    data.set(count, rows);
    return rows;
  };
  let mounted: Mounted | null = null;
  let order = 0;
  /* The durations of tasks of 50 ms or more, in ms. */
  let longTasks: number[] = [];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  return {
    prepare: (count: number) => void rowsOf(count),
    /** @returns the number of tasks of 50 ms or more */
    async mount(kind: string, count: number): Promise<number> {
      await settled();
      longTasks = [];
      const host = document.createElement('div');
      host.style.width = '1240px';
      document.body.append(host);
      const table = await (mounts[kind] as Mount)(host, rowsOf(count), height);
      mounted = {
        ...table,
        unmount: () => {
          table.unmount();
          host.remove();
        },
      };
      await settled();
      // Long tasks are reported some time after they have ended.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return longTasks.length;
    },
    /** Sixty frames of five rows each. */
    async scroll() {
      for (let step = 1; step <= 60 && mounted; step++) {
        mounted.scroller.scrollTop = step * 160;
        await frame();
      }
      await settled();
    },
    /** Jumps through the table and counts the frames with a visible position without a row. */
    async blanks(): Promise<number> {
      if (!mounted) return -1;
      const { scroller } = mounted;
      const box = scroller.getBoundingClientRect();
      let blank = 0;
      const end = scroller.scrollHeight - scroller.clientHeight;
      for (let step = 1; step <= 60; step++) {
        scroller.scrollTop = ((step * 7919) % 101) * (end / 101);
        await frame();
        // A message event comes after the frame is painted, when these positions have what users see.
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
}

declare global {
  interface Window {
    bench: ReturnType<typeof tableBench>;
  }
}
