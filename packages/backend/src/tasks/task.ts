/** A seller's tasks, for any kind of record. */
import type { components } from '@smart-art/openapi/product';
import { moneyOf } from '../products/money.ts';

export type Task = components['schemas']['Task'];
export type { TaskName } from '../processes/process.ts';
export type TaskView = components['schemas']['TaskView'];
export type TaskCounts = components['schemas']['TaskCounts'];

/** The requested page, and the seller. */
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
  /** Number of tasks matching the search. */
  total: number;
}

/** Deadline of a task. */
type Due = Pick<Task, 'due_at' | 'all_day'>;

/** A deadline at an instant; null if there is none. */
export const dueAt = (instant: Date | string | null): Due => ({
  due_at: instant instanceof Date ? instant.toISOString() : instant,
  all_day: false,
});

/** A deadline at the end of a calendar day, in UTC since it has no time zone. */
export const dueOn = (day: string | null): Due =>
  day === null ? dueAt(null) : { due_at: `${day}T23:59:59.999Z`, all_day: true };

/** A sum, null if zero. */
export const sumOf = (amount: string | null, currency: 'USD' | 'JPY' | null): Task['amount'] =>
  moneyOf(Number(amount) === 0 ? null : amount, currency);
