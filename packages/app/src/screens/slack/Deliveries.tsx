import { listSlackDeliveries, type SlackWebhook } from '@smart-art/api-client/queries';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Inbox } from '@smart-art/ui/icons';
import { type ListDefinition, ListView, useListState } from '@smart-art/ui/list-view';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useServices } from '../../services/services.ts';
import { Delivery } from './Delivery.tsx';
import { nextLook } from './next-look.ts';
import { slackMessages as messages } from './slack.messages.ts';

const definition: ListDefinition = { pageSizes: [20, 50] };

export interface DeliveriesProps {
  channel: SlackWebhook;
}

/** Messages sent to a channel in the last 30 days, newest first, with pending retries. */
export function Deliveries({ channel }: DeliveriesProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const [query, setQuery] = useSearchParams();
  const list = useListState(definition, query, (params, { replace }) =>
    setQuery(params, { replace, preventScrollReset: true }),
  );
  const { page: at, pageSize } = list.state;
  const deliveries = useQuery({
    ...listSlackDeliveries(product, channel.id, { page: at, per_page: pageSize }),
    refetchInterval: ({ state }) => nextLook(state.data?.data ?? [], Date.now()),
  });
  const { data: page, error, isFetching, refetch } = deliveries;
  return (
    <Section description={intl.formatMessage(messages.logHelp)} title={intl.formatMessage(messages.log)}>
      <ListView
        empty={<EmptyState icon={Inbox} size="line" title={intl.formatMessage(messages.logEmpty)} />}
        failure={{
          title: intl.formatMessage(messages.logFailed),
          message: error ? failureMessage(intl, error) : undefined,
          onRetry: () => void refetch(),
          pending: isFetching,
        }}
        found={page && intl.formatMessage(messages.logFound, { count: page.total })}
        isEmpty={page?.total === 0 && !deliveries.isPlaceholderData}
        label={intl.formatMessage(messages.log)}
        list={list}
        status={listStatus(deliveries)}
        total={page?.total}
      >
        {page && (
          <Stack as="ul" gap={4}>
            {page.data.map((delivery) => (
              <li key={delivery.id}>
                <Delivery delivery={delivery} webhookId={channel.id} />
              </li>
            ))}
          </Stack>
        )}
      </ListView>
    </Section>
  );
}
