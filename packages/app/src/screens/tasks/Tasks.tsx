import { listTasks, type Task, type TaskView } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { CircleCheck } from '@smart-art/ui/icons';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { useCalendarFeed } from '../../calendar/CalendarFeed.tsx';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { taskHref, viewAt } from './paths.ts';
import { StepBadge } from './StepBadge.tsx';
import { TaskTabs } from './TaskTabs.tsx';
import { taskColumns, taskCsv, whoAndWhat } from './task-columns.tsx';
import { untilText } from './task-text.ts';
import { emptyMessages, tasksMessages as messages, placeMessages } from './tasks.messages.ts';

/** The views of /my-tasks except the ledger (000 section 2); the key keeps their states separate. */
export function Component() {
  const view = viewAt(useLocation().pathname);
  return <Tasks key={view} view={view} />;
}

/** Longest waiting first; no filters or sorting. */
const definition = {};

/** The seller's tasks in one view. */
function Tasks({ view }: { view: TaskView }) {
  const intl = useIntl();
  const { clients, config } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const { search, page: at, pageSize } = readListState(definition, query);
  const term = search.trim();
  const params = { view, ...(term && { search: term }) };
  const tasks = useQuery(listTasks(clients.product, { ...params, page: at, per_page: pageSize }));
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );
  const columns = useMemo(() => taskColumns(intl, config.productUrl, view), [intl, config.productUrl, view]);
  const name = intl.formatMessage(placeMessages[view]);
  useTitle(`${intl.formatMessage(messages.title)}: ${name}`);
  const { data: page } = tasks;
  const fetchAll = (): Promise<Task[]> =>
    everyRecord((number) =>
      queryClient.fetchQuery({
        ...listTasks(clients.product, { ...params, page: number, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );
  const feed = useCalendarFeed();
  return (
    <Page
      crumbs={useCrumbs(view === 'buy' ? undefined : name)}
      secondaryActions={[{ id: 'calendar', label: feed.label, icon: feed.icon, onAction: feed.show }]}
      title={intl.formatMessage(messages.title)}
    >
      {feed.dialog}
      <Stack gap={2}>
        <TaskTabs counts={page?.counts} current={view} />
        <RecordList
          card={(task) => (
            <ArtworkRow
              artist={whoAndWhat(task)}
              href={taskHref(task)}
              image={task.cover && sourceOf(config.productUrl, task.cover)}
              medium={untilText(intl, task) || undefined}
              price={task.amount && <Money {...task.amount} />}
              status={<StepBadge task={task} />}
              title={task.title}
            />
          )}
          columns={columns}
          csv={taskCsv(intl)}
          empty={{
            action: <GoToSection section={sections.orders} />,
            icon: CircleCheck,
            title: intl.formatMessage(emptyMessages[view]),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          hrefOf={taskHref}
          isEmpty={page?.counts[view] === 0}
          list={list}
          name={name}
          query={tasks}
          labels={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (count) => intl.formatMessage(messages.found, { count }),
            exported: (count) => intl.formatMessage(messages.exported, { count }),
          }}
        />
      </Stack>
    </Page>
  );
}
