import { ArtworkGrid, ArtworkTile } from '@smart-art/ui/artwork';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Grid } from '@smart-art/ui/grid';
import { CircleCheck } from '@smart-art/ui/icons';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatTile } from '@smart-art/ui/stat-tile';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { taskHref, taskPaths } from '../tasks/paths.ts';
import { StepBadge } from '../tasks/StepBadge.tsx';
import { placeMessages, tasksMessages } from '../tasks/tasks.messages.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';
import { waitingViews } from './waiting.ts';

/** What waits for the seller: how much in each view of my tasks, and what waits the longest. */
export function Waiting({ dashboard: { tasks } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { config } = useServices();
  const { data: page, isPending, error } = tasks;
  const loading = isPending && !error;

  return (
    <Section
      actions={
        <Link href={taskPaths.buy} standalone>
          {intl.formatMessage(tasksMessages.title)}
        </Link>
      }
      title={intl.formatMessage(messages.waiting)}
    >
      <Stack gap={6}>
        <FailureBanner query={tasks} title={intl.formatMessage(tasksMessages.failed)} />
        {(loading || page) && (
          <Grid columnWidth="small" columns={4}>
            {waitingViews(page?.counts).map((view) => (
              <StatTile
                href={taskPaths[view]}
                key={view}
                label={intl.formatMessage(placeMessages[view])}
                loading={loading}
                value={page?.counts[view] ?? null}
              />
            ))}
          </Grid>
        )}
        {page && page.data.length > 0 && (
          <ArtworkGrid label={intl.formatMessage(tasksMessages.waiting, { count: page.total })}>
            {page.data.map((task) => (
              <ArtworkTile
                artist={task.person === null ? undefined : intl.formatMessage(messages.from, { person: task.person })}
                href={taskHref(task)}
                image={task.cover && sourceOf(config.productUrl, task.cover)}
                key={task.id}
                level={3}
                medium={task.number ?? undefined}
                price={task.amount && <Money {...task.amount} />}
                status={<StepBadge task={task} />}
                title={task.title}
              />
            ))}
          </ArtworkGrid>
        )}
        {page?.total === 0 && (
          <EmptyState icon={CircleCheck} level={3} title={intl.formatMessage(messages.nothingWaits)}>
            {intl.formatMessage(messages.nothingWaitsHelp)}
          </EmptyState>
        )}
      </Stack>
    </Section>
  );
}
