import { EmptyState } from '@smart-art/ui/empty-state';
import { CircleCheck, Clock } from '@smart-art/ui/icons';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Row, RowList } from '@smart-art/ui/row-list';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { taskHref, taskPaths } from '../tasks/paths.ts';
import { isUrgent, stepLabel, untilText } from '../tasks/task-text.ts';
import { tasksMessages } from '../tasks/tasks.messages.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';
import { firstWaitingView } from './waiting.ts';

/** The seller's tasks, longest waiting first, each with a link to its next step. */
export function Waiting({ dashboard: { tasks, today } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { config } = useServices();
  const { data: page, isPending, error } = tasks;

  return (
    <Section
      actions={
        page &&
        page.total > 0 && (
          <Link href={taskPaths[firstWaitingView(page.counts)]} standalone>
            {page.total > page.data.length
              ? intl.formatMessage(messages.allTasks, { count: page.total })
              : intl.formatMessage(tasksMessages.title)}
          </Link>
        )
      }
      title={intl.formatMessage(messages.waiting)}
    >
      <FailureBanner query={tasks} title={intl.formatMessage(tasksMessages.failed)} />
      {isPending && !error && (
        <Loading>
          <Skeleton lines={4} />
        </Loading>
      )}
      {page && page.data.length > 0 && (
        <RowList label={intl.formatMessage(tasksMessages.waiting, { count: page.total })}>
          {page.data.map((task) => {
            const from = task.person !== null && intl.formatMessage(messages.from, { person: task.person });
            const until = untilText(intl, task);
            return (
              <Row
                action={{ label: stepLabel(intl, task), href: taskHref(task) }}
                aside={
                  <>
                    {isUrgent(task, today) ? (
                      <StatusBadge icon={Clock} tone="warning">
                        {until}
                      </StatusBadge>
                    ) : (
                      until
                    )}
                    {task.amount && <Money {...task.amount} />}
                  </>
                }
                image={task.cover && sourceOf(config.productUrl, task.cover)}
                key={task.id}
                note={[from, task.number].filter(Boolean).join(' · ')}
                title={task.title}
                titleKind={task.record.kind === 'exhibition' ? 'text' : 'work'}
              />
            );
          })}
        </RowList>
      )}
      {page?.total === 0 && (
        <EmptyState icon={CircleCheck} size="section" title={intl.formatMessage(messages.nothingWaits)}>
          {intl.formatMessage(messages.nothingWaitsHelp)}
        </EmptyState>
      )}
    </Section>
  );
}
