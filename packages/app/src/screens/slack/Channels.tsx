import { listSlackWebhooks } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { DataTable } from '@smart-art/ui/data-table';
import { EmptyState } from '@smart-art/ui/empty-state';
import { MessagesSquare, Plus } from '@smart-art/ui/icons';
import { type ListDefinition, ListView, useListState } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { SettingsTabs } from '../settings/SettingsTabs.tsx';
import { channelColumns } from './channel-columns.tsx';
import { slackPaths } from './paths.ts';
import { Silence } from './Silence.tsx';
import { slackMessages as messages } from './slack.messages.ts';

/* The server sorts the list: newest first. */
const definition: ListDefinition = {};

/** /settings/slack-integration (000 sections 2 and 3): the channels that receive notifications, in pages. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { product } = useServices().clients;
  const [query, setQuery] = useSearchParams();
  const list = useListState(definition, query, (params, { replace }) =>
    setQuery(params, { replace, preventScrollReset: true }),
  );
  const term = list.state.search.trim();
  const channels = useQuery(
    listSlackWebhooks(product, {
      page: list.state.page,
      per_page: list.state.pageSize,
      ...(term && { search: term }),
    }),
  );
  const { data: page, error, isFetching, refetch } = channels;
  const columns = useMemo(() => channelColumns(intl), [intl]);
  const isEmpty = page?.total === 0 && !list.narrowed && !channels.isPlaceholderData;
  const name = intl.formatMessage(messages.channels);
  useTitle(name);
  const add = (
    <LinkButton emphasis="primary" href={slackPaths.add} icon={Plus}>
      {intl.formatMessage(messages.add)}
    </LinkButton>
  );
  return (
    /* The empty state has this button itself. */
    <Page actions={page && !isEmpty && add} crumbs={useCrumbs()} title={intl.formatMessage(sections.settings.name)}>
      <Stack gap={5}>
        <SettingsTabs current="slack" />
        <Silence />
        <ListView
          empty={
            <EmptyState action={add} icon={MessagesSquare} title={intl.formatMessage(messages.empty)}>
              {intl.formatMessage(messages.emptyHelp)}
            </EmptyState>
          }
          failure={{
            title: intl.formatMessage(messages.failed),
            message: error ? failureMessage(intl, error) : undefined,
            onRetry: () => void refetch(),
            pending: isFetching,
          }}
          found={page && intl.formatMessage(messages.found, { count: page.total })}
          isEmpty={isEmpty}
          label={name}
          list={list}
          search={{ label: intl.formatMessage(messages.search) }}
          status={listStatus(channels)}
          total={page?.total}
        >
          {page && (
            <DataTable
              columns={columns}
              label={name}
              loading={channels.isPlaceholderData}
              onRowOpen={({ id }) => void navigate(slackPaths.one(id))}
              rowHref={({ id }) => slackPaths.one(id)}
              rowKey={({ id }) => id}
              rows={page.data}
            />
          )}
        </ListView>
      </Stack>
    </Page>
  );
}
