import type { Deadline, NotificationPage, Task, TaskPage, TaskView } from '@smart-art/api-client/queries';
import { linkOf } from '../../frame/notices.ts';
import { taskHref, taskPaths } from '../tasks/paths.ts';

const views = Object.keys(taskPaths) as TaskView[];

/** The first task view with a waiting task, in the order of 000 section 2. */
export const firstWaitingView = (counts: TaskPage['counts']): TaskView =>
  views.find((view) => counts[view] > 0) ?? 'buy';

/** Deadlines that do not belong to a task; those of tasks are already shown above. */
export const otherDeadlines = (deadlines: readonly Deadline[], tasks: readonly Task[]): Deadline[] =>
  deadlines.filter(
    ({ record, at }) =>
      !tasks.some(
        (task) =>
          record !== null &&
          task.due_at !== null &&
          task.record.id === record.id &&
          Date.parse(task.due_at) === Date.parse(at),
      ),
  );

type Notice = NotificationPage['data'][number];

/** Notifications that are not about one of the tasks. */
export const otherNotifications = (news: readonly Notice[], tasks: readonly Task[]): Notice[] => {
  const shown = new Set(tasks.map(taskHref));
  return news.filter(({ link }) => !shown.has(linkOf(link) ?? ''));
};
