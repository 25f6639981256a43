/** The current time. The sandbox can shift it; tests bring their own. */
import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';
import { everybody, type Memory } from './memory.ts';

export interface Clock {
  now(): Date;
  /** The shift, in milliseconds. */
  readonly shift: number;
  /** Sets the shift, persisted in this database. */
  moveTo(shift: number): Promise<void>;
  /** Reads the shift that another instance on the same database has set. */
  follow(): Promise<void>;
}

export interface ClockOptions {
  /** The real time. */
  real(): Date;
  /** True if a stored shift applies: only in the sandbox. */
  movable: boolean;
  /** True if other instances may shift it. */
  shared: boolean;
}

export async function openClock(
  queries: Queries,
  memory: Memory,
  { real, movable, shared }: ClockOptions,
): Promise<Clock> {
  const shifts = memory.part<number>('clock', 1);
  const read = async () => {
    const [settings] = await queries.select({ shift: site_settings.clock_shift }).from(site_settings);
    return settings?.shift ?? 0;
  };
  let shift = movable ? await read() : 0;
  return {
    now: () => new Date(real().getTime() + shift),
    get shift() {
      return shift;
    },
    async moveTo(next) {
      await queries.update(site_settings).set({ clock_shift: next });
      shift = next;
    },
    async follow() {
      if (!movable || !shared) return;
      await memory.caughtUp();
      const known = await shifts.recall(
        'shift',
        () => true,
        async () => ({ person: everybody, value: await read() }),
      );
      shift = known ?? 0;
    },
  };
}
