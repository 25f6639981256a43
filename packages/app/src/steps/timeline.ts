import type { OrderDetails } from '@smart-art/api-client/queries';
import type { LucideIcon } from '@smart-art/ui/icons';
import type { TimelineEvent } from '@smart-art/ui/timeline';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, otherEvent } from '../orders/event.messages.ts';

/** An entry as the contract tells it of everything that has a past. */
export type Entry = OrderDetails['timeline'][number];

/** How an event is told: its words, which may hold the entry's values, and its picture. */
export type EventLooks = Partial<Record<string, { message: MessageDescriptor; icon: LucideIcon }>>;

/** What has happened, for Timeline. What people wrote stands as they wrote it; a newer backend's event is told as a change. */
export function tellPast(intl: IntlShape, entries: readonly Entry[], looks: EventLooks): TimelineEvent[] {
  return entries.map(({ id, at, actor, event, note, values }) => {
    const look = looks[event];
    const message: MessageDescriptor = look?.message ?? otherEvent;
    return {
      id,
      at,
      title: intl.formatMessage(message, values),
      who: actor.name ?? intl.formatMessage(actorMessages[actor.kind]),
      note: note ?? undefined,
      ...(look && { icon: look.icon }),
    };
  });
}
