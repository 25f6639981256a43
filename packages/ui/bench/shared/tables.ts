import type { Page } from 'playwright';
import { Meter, rounds, type Sheet, sheet } from './meter.ts';

/** What is measured of a table, per kind. */
export interface TableReadings<Kind extends string> {
  mount: Sheet<Kind>;
  mountMany: Sheet<Kind>;
  scroll: Sheet<Kind>;
  sort: Sheet<Kind>;
  heap: Sheet<Kind>;
  heapMany: Sheet<Kind>;
  /** How many tasks of 50 ms and more a mount took. */
  longTasks: Sheet<Kind>;
  longTasksMany: Sheet<Kind>;
}

export const few = 1000;
export const many = 100_000;

/**
 * Mounts, sorts and scrolls each kind of table in turn, so that what slows the machine for a while slows all of them.
 * The first round only warms up.
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

  const taken: TableReadings<Kind> = {
    mount: sheet(kinds),
    mountMany: sheet(kinds),
    scroll: sheet(kinds),
    sort: sheet(kinds),
    heap: sheet(kinds),
    heapMany: sheet(kinds),
    longTasks: sheet(kinds),
    longTasksMany: sheet(kinds),
  };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of kinds) {
      const keep = (to: Sheet<Kind>, value: number) => round > 0 && to[kind].push(value);
      const bare = await meter.heap();
      let long = 0;
      const mounted = (count: number) => async () => {
        long = await mount(kind, count);
      };
      keep(taken.mount, await meter.around('TaskDuration', mounted(few)));
      keep(taken.longTasks, long);
      keep(taken.heap, (await meter.heap()) - bare);
      keep(taken.sort, await meter.around('TaskDuration', () => page.evaluate((c) => window.bench.sort(c), few)));
      keep(taken.scroll, await meter.around('ScriptDuration', () => page.evaluate(() => window.bench.scroll())));
      await unmount();
      if (round > roundsOfMany) continue;
      const bareAgain = await meter.heap();
      keep(taken.mountMany, await meter.around('TaskDuration', mounted(many)));
      keep(taken.longTasksMany, long);
      keep(taken.heapMany, (await meter.heap()) - bareAgain);
      await unmount();
    }
  }
  return taken;
}
