import type { OrderDetails } from '@smart-art/api-client/queries';
import type { TimelineEvent } from '@smart-art/ui/timeline';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, otherEvent } from '../orders/event.messages.ts';

/** A timeline entry of the API, the same for every record. */
export type Entry = OrderDetails['timeline'][number];

/** The message of each event; it may use the entry's values. */
export type EventMessages = Partial<Record<string, MessageDescriptor>>;

/** A record's entries for Timeline. An event unknown to this version is shown as a change. */
export function timelineEvents(intl: IntlShape, entries: readonly Entry[], messages: EventMessages): TimelineEvent[] {
  return entries.map(({ id, at, actor, event, note, values }) => {
    const message: MessageDescriptor = messages[event] ?? otherEvent;
    return {
      id,
      at,
      title: intl.formatMessage(message, values),
      who: actor.name ?? intl.formatMessage(actorMessages[actor.kind]),
      note: note ?? undefined,
    };
  });
}
