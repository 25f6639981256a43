/** Moves the sandbox's clock, and runs all jobs that become due. */
import { invalidField } from '../http/http-error.ts';
import { deliverOutbox } from '../platform/deliver.ts';
import { runJobs } from '../platform/jobs.ts';
import type { Services } from '../services.ts';
import type { SandboxInput } from './action.ts';

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

/** Beyond this, dates stop making sense, in PostgreSQL and otherwise. */
const furthest = 100 * 365 * 86_400_000;

/** The current time and its offset from real time, in milliseconds. */
export const clockOf = ({ clock }: Services) => ({ now: clock.now().toISOString(), shift: clock.shift });

function durationOf(text: string): number | undefined {
  const [, number, unit = ''] = /^([+-]?\d{1,9}(?:\.\d{1,3})?)\s*([smhdw])$/.exec(text.trim()) ?? [];
  const length = units[unit];
  return number === undefined || length === undefined ? undefined : Math.round(Number(number) * length);
}

function shiftOf({ clock }: Services, { shift, to, reset }: SandboxInput): number {
  if (reset) return 0;
  if (to) {
    const instant = Date.parse(to);
    if (Number.isNaN(instant)) throw invalidField('to', 'wrongForm');
    return clock.shift + instant - clock.now().getTime();
  }
  const duration = durationOf(shift ?? '');
  if (duration === undefined) throw invalidField('shift', 'clockShiftWrong');
  return clock.shift + duration;
}

/**
 * Moves the clock by a duration (`8d`, `-2h`), to an instant, or back to real time, and runs the jobs due then.
 *
 * @throws HttpError 422; AggregateError if a job failed, although the clock was moved
 */
export async function moveClock(services: Services, input: SandboxInput): Promise<ReturnType<typeof clockOf>> {
  const shift = shiftOf(services, input);
  if (Math.abs(shift) > furthest) throw invalidField(input.to ? 'to' : 'shift', 'clockTooFar');
  await services.clock.moveTo(shift);
  const failures: unknown[] = [];
  await runJobs(services, (error) => failures.push(error));
  await deliverOutbox(services, ['mail', 'slack']).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The clock is moved, but a job failed');
  return clockOf(services);
}
