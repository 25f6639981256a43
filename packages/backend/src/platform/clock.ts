/** The present instant. The sandbox can move it; tests bring their own. */
import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';

export interface Clock {
  now(): Date;
  /** How far it is moved, in milliseconds. */
  readonly shift: number;
  /** Moves it, for this database, beyond a restart. */
  moveTo(shift: number): Promise<void>;
}

/**
 * @param real what time it is outside
 * @param movable whether a shift that the database holds counts: only in the sandbox
 */
export async function openClock(queries: Queries, real: () => Date, movable: boolean): Promise<Clock> {
  const [settings] = movable ? await queries.select({ shift: site_settings.clock_shift }).from(site_settings) : [];
  let shift = settings?.shift ?? 0;
  return {
    now: () => new Date(real().getTime() + shift),
    get shift() {
      return shift;
    },
    async moveTo(next) {
      await queries.update(site_settings).set({ clock_shift: next });
      shift = next;
    },
  };
}
