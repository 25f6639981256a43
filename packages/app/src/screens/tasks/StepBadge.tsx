import type { Task } from '@smart-art/api-client/queries';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { isUrgent, stepLabel } from './task-text.ts';

/** The next step of a task; highlighted shortly before its deadline. */
export function StepBadge({ task }: { task: Pick<Task, 'task' | 'count' | 'due_at'> }) {
  const intl = useIntl();
  return <StatusBadge tone={isUrgent(task, new Date()) ? 'warning' : 'info'}>{stepLabel(intl, task)}</StatusBadge>;
}
