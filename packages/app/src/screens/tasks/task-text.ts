import type { Task } from '@smart-art/api-client/queries';
import { writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import type { IntlShape } from 'react-intl';
import { tasksMessages as messages, stepMessages } from './tasks.messages.ts';

/** A task is highlighted this long before its deadline, like the dashboard's deadlines. */
const SOON_MS = 3 * 86_400_000;

export const isUrgent = ({ due_at: dueAt }: Pick<Task, 'due_at'>, now: Date): boolean =>
  dueAt !== null && Date.parse(dueAt) - now.getTime() <= SOON_MS;

/** The label of a task's step. */
export const stepLabel = (intl: IntlShape, { task, count }: Pick<Task, 'task' | 'count'>): string =>
  intl.formatMessage(stepMessages[task], { count });

/** The deadline in the seller's time zone; an all-day one is the same day in every zone. */
export function untilText(
  intl: IntlShape,
  { due_at: dueAt, all_day: isDay }: Pick<Task, 'due_at' | 'all_day'>,
): string {
  if (dueAt === null) return '';
  const date = isDay ? writeDay(dueAt.slice(0, 10), intl.locale) : formatDate(new Date(dueAt), intl);
  return intl.formatMessage(messages.until, { date });
}
