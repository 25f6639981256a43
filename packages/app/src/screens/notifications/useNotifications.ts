import { listNotifications, markNotificationsSeen, type NotificationPage } from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { toast } from '@smart-art/ui/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureMessage } from '../../frame/failure-message.ts';
import { seenIn } from '../../frame/notices.ts';
import { useServices } from '../../services/services.ts';
import { notificationsDefinition, paramsOf } from './definition.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** The notification list, and what marks notifications as seen, both here and in the bell. */
export function useNotifications() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  /* Reading the URL needs no counts. */
  const bare = useMemo(() => notificationsDefinition(intl), [intl]);
  const notifications = useQuery({
    ...listNotifications(clients.product, paramsOf(readListState(bare, query))),
    placeholderData: keepPreviousData,
  });
  const { data } = notifications;
  const definition = useMemo(() => notificationsDefinition(intl, data), [intl, data]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );
  const queryKey = ['notifications'];
  const { mutate: mark, isPending } = useMutation({
    ...markNotificationsSeen(clients.product),
    onMutate: (which) =>
      queryClient.setQueriesData<NotificationPage>({ queryKey }, (cached) => cached && seenIn(cached, which)),
    onSuccess: (_, which) => {
      if ('all' in which) toast.success(intl.formatMessage(messages.markedAll));
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      toast.warning(`${intl.formatMessage(messages.markFailed)} ${failureMessage(intl, error)}`);
    },
  });
  return { list, notifications, mark, isPending };
}
