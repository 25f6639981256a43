import { listNotifications, markNotificationsSeen } from '@smart-art/api-client/queries';
import { NotificationBell } from '@smart-art/ui/notification-bell';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';
import { linkOf, type Read, seenIn, withRead } from './notices.ts';
import { toolsMessages as messages } from './tools.messages.ts';

/** The bell (000 section 1): the unseen count and the newest notifications, with a button to load earlier ones. */
export function Bell() {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const query = listNotifications(clients.product);
  const { data: bell, isError, refetch } = useQuery(query);
  const [read, setRead] = useState<Read>();
  const all = useMemo(() => bell && withRead(bell, read), [bell, read]);
  const { mutate: mark } = useMutation({
    ...markNotificationsSeen(clients.product),
    onMutate: (which) => {
      if (!bell || !all) return;
      const { data, unseen_count } = seenIn({ ...bell, ...all }, which);
      setRead(read && { ...all, data });
      queryClient.setQueryData(query.queryKey, (cached) => cached && { ...seenIn(cached, which), unseen_count });
    },
    onError: () => {
      setRead(undefined);
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      toast.warning(intl.formatMessage(messages.markFailed));
    },
  });
  const [isReading, setReading] = useState(false);
  const readOn = async (before: string) => {
    setReading(true);
    try {
      const page = await queryClient.fetchQuery(listNotifications(clients.product, { before }));
      setRead({ data: [...(all?.data ?? []), ...page.data], has_more: page.has_more });
    } catch {
      toast.warning(intl.formatMessage(messages.earlierFailed));
    }
    setReading(false);
  };
  const last = all?.data.at(-1);
  const notifications = useMemo(
    () =>
      all?.data.map(({ id, message, created_at, seen, link }) => ({
        id,
        text: message,
        at: created_at,
        href: linkOf(link),
        unread: !seen,
      })),
    [all],
  );
  return (
    <NotificationBell
      earlier={all?.has_more && last ? { loading: isReading, onShow: () => void readOn(last.id) } : undefined}
      allHref="/notifications"
      failed={isError && !bell}
      notifications={notifications}
      onOpenChange={(open) => !open && setRead(undefined)}
      onRead={(id) => mark({ id })}
      onReadAll={() => mark({ all: true })}
      onRetry={() => void refetch()}
      unread={bell?.unseen_count}
    />
  );
}
