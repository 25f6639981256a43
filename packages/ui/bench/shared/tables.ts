import type { Page } from 'playwright';
import { emptySamples, Meter, rounds, type Samples } from './meter.ts';

/** The measurements of each kind of table. */
export interface TableReadings<Kind extends string> {
  mount: Samples<Kind>;
  mountMany: Samples<Kind>;
  scroll: Samples<Kind>;
  sort: Samples<Kind>;
  heap: Samples<Kind>;
  heapMany: Samples<Kind>;
  /** The number of tasks of 50 ms or more at mount. */
  longTasks: Samples<Kind>;
  longTasksMany: Samples<Kind>;
}

export const few = 1000;
export const many = 100_000;

/**
 * Mounts, sorts and scrolls each kind of table in turn, so that a temporary slowdown of the machine affects all of them.
 * The first round is a warm-up.
 * @param roundsOfMany in how many rounds 100,000 rows are mounted too: some tables need a minute for them
 */
export async function measureTables<Kind extends string>(
  page: Page,
  kinds: readonly Kind[],
  roundsOfMany: number = rounds,
) {
  const meter = await Meter.on(page);
  const mount = (kind: Kind, count: number) =>
    page.evaluate(([k, c]) => window.bench.mount(k as string, c as number), [kind, count]);
  const unmount = () => page.evaluate(() => window.bench.unmount());
  await page.evaluate((counts) => counts.forEach(window.bench.prepare), [few, many]);

  const readings: TableReadings<Kind> = {
    mount: emptySamples(kinds),
    mountMany: emptySamples(kinds),
    scroll: emptySamples(kinds),
    sort: emptySamples(kinds),
    heap: emptySamples(kinds),
    heapMany: emptySamples(kinds),
    longTasks: emptySamples(kinds),
    longTasksMany: emptySamples(kinds),
  };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of kinds) {
      const record = (to: Samples<Kind>, value: number) => round > 0 && to[kind].push(value);
      const baseline = await meter.heap();
      let long = 0;
      const mountRows = (count: number) => async () => {
        long = await mount(kind, count);
      };
      record(readings.mount, await meter.around('TaskDuration', mountRows(few)));
      record(readings.longTasks, long);
      record(readings.heap, (await meter.heap()) - baseline);
      record(readings.sort, await meter.around('TaskDuration', () => page.evaluate((c) => window.bench.sort(c), few)));
      record(readings.scroll, await meter.around('ScriptDuration', () => page.evaluate(() => window.bench.scroll())));
      await unmount();
      if (round > roundsOfMany) continue;
      const secondBaseline = await meter.heap();
      record(readings.mountMany, await meter.around('TaskDuration', mountRows(many)));
      record(readings.longTasksMany, long);
      record(readings.heapMany, (await meter.heap()) - secondBaseline);
      await unmount();
    }
  }
  return readings;
}
