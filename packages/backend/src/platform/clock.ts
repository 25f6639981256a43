/** The present instant. The sandbox can move it; tests bring their own. */
import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';
import { everybody, type Memory } from './memory.ts';

export interface Clock {
  now(): Date;
  /** How far it is moved, in milliseconds. */
  readonly shift: number;
  /** Moves it, for this database, beyond a restart. */
  moveTo(shift: number): Promise<void>;
  /** Learns how far another backend on the same database has moved it. */
  follow(): Promise<void>;
}

export interface ClockOptions {
  /** What time it is outside. */
  real(): Date;
  /** Whether a shift that the database holds counts: only in the sandbox. */
  movable: boolean;
  /** Whether other backends may move it. */
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
