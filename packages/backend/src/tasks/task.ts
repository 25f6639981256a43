/** What waits for a seller, whatever kind of record it is. */
import type { components } from '@smart-art/openapi/product';
import { moneyOf } from '../products/money.ts';

export type Task = components['schemas']['Task'];
export type { TaskName } from '../processes/process.ts';
export type TaskView = components['schemas']['TaskView'];
export type TaskCounts = components['schemas']['TaskCounts'];

/** A page that is asked for, and whose. */
export interface TaskQuery {
  sellerId: string;
  search: string;
  /** From 1. */
  page: number;
  perPage: number;
  now: Date;
}

export interface TaskPage {
  data: Task[];
  /** How many tasks the search leaves. */
  total: number;
}

/** Until when a task must be done. */
type Due = Pick<Task, 'due_at' | 'all_day'>;

/** Up to an instant; none where nothing lapses. */
export const dueAt = (instant: Date | string | null): Due => ({
  due_at: instant instanceof Date ? instant.toISOString() : instant,
  all_day: false,
});

/** Up to the end of a calendar day. A day that somebody wished for has no time zone: it is told as that of UTC. */
export const dueOn = (day: string | null): Due =>
  day === null ? dueAt(null) : { due_at: `${day}T23:59:59.999Z`, all_day: true };

/** A sum that may be nothing yet: then it is not spoken of. */
export const sumOf = (amount: string | null, currency: 'USD' | 'JPY' | null): Task['amount'] =>
  moneyOf(Number(amount) === 0 ? null : amount, currency);
