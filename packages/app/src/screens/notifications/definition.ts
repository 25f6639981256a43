import type { ListNotificationsParams, NotificationPage } from '@smart-art/api-client/queries';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { notificationsMessages as messages, typeMessages } from './notifications.messages.ts';

/** The label of a notification type; an unknown type of a newer backend is shown as it is. */
export function typeLabel(intl: IntlShape, type: string): string {
  const known: Partial<Record<string, MessageDescriptor>> = typeMessages;
  const message = known[type];
  return message ? intl.formatMessage(message) : type;
}

/** The number of all notifications, seen or not. */
export const allOf = ({ by_type }: Pick<NotificationPage, 'by_type'>): number =>
  Object.values(by_type).reduce((sum, count) => sum + count, 0);

/** Filters of the list. The ids appear in bookmarked URLs, so they must not change. */
export function notificationsDefinition(intl: IntlShape, page?: NotificationPage): ListDefinition {
  const all = page && allOf(page);
  const unseen = page?.unseen_count;
  return {
    filters: [
      {
        kind: 'one',
        id: 'show',
        label: intl.formatMessage(messages.show),
        chips: true,
        options: [
          { value: '', label: intl.formatMessage(messages.all) },
          { value: 'unseen', label: intl.formatMessage(messages.unseen), count: unseen },
          {
            value: 'seen',
            label: intl.formatMessage(messages.seen),
            count: all === undefined || unseen === undefined ? undefined : all - unseen,
          },
        ],
      },
      {
        kind: 'one',
        id: 'about',
        label: intl.formatMessage(messages.about),
        /* The types are known after the first response. */
        open: true,
        options: Object.entries(page?.by_type ?? {})
          .map(([value, count]) => ({ value, label: typeLabel(intl, value), count }))
          .sort((one, other) => one.label.localeCompare(other.label, intl.locale)),
      },
    ],
    pageSizes: [20, 50, 100],
  };
}

/** The request parameters. */
export const paramsOf = ({ filters, page, pageSize }: ListState): ListNotificationsParams => ({
  page,
  limit: pageSize,
  ...(filters.show !== undefined && { seen: filters.show === 'seen' }),
  ...(typeof filters.about === 'string' && { type: filters.about }),
});
