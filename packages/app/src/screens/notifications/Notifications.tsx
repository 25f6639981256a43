import { Button } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Bell, Check, History } from '@smart-art/ui/icons';
import { ListView } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { ToastLog } from '@smart-art/ui/toast-log';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { innerMessages as routeMessages } from '../../routes/inner.messages.ts';
import { allOf } from './definition.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { notificationsMessages as messages } from './notifications.messages.ts';
import { useNotifications } from './useNotifications.ts';

/** /notifications: the full list of the bell (000 sections 1, 3 and 7); the path is our own. */
export function Component() {
  const intl = useIntl();
  const { list, notifications, mark, isPending } = useNotifications();
  const { data: page, error, isFetching, refetch } = notifications;
  const name = intl.formatMessage(routeMessages.notifications);
  useTitle(name);
  const all = page && allOf(page);
  return (
    <Page
      actions={
        <>
          {/* Recent toasts, for users who look here for a message that has disappeared. */}
          <ToastLog trigger={<Button icon={History}>{intl.formatMessage(messages.recent)}</Button>} />
          {page && page.unseen_count > 0 && (
            <Button icon={Check} onClick={() => mark({ all: true })} pending={isPending}>
              {intl.formatMessage(messages.markAll)}
            </Button>
          )}
        </>
      }
      crumbs={useCrumbs()}
      summary={page && all !== 0 && intl.formatMessage(messages.summary, { count: page.unseen_count })}
      title={name}
    >
      <ListView
        empty={
          <EmptyState icon={Bell} title={intl.formatMessage(messages.empty)}>
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
        isEmpty={all === 0}
        label={name}
        list={list}
        status={listStatus(notifications)}
        total={page?.total}
      >
        {page && (
          <Stack as="ul" gap={2}>
            {page.data.map((notification) => (
              <NotificationCard
                key={notification.id}
                notification={notification}
                onSeen={() => mark({ id: notification.id })}
              />
            ))}
          </Stack>
        )}
      </ListView>
    </Page>
  );
}
