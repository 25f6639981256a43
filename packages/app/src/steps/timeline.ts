import type { OrderDetails } from '@smart-art/api-client/queries';
import type { TimelineEvent } from '@smart-art/ui/timeline';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, otherEvent } from '../orders/event.messages.ts';

/** An entry as the contract has it for every record with a timeline. */
export type Entry = OrderDetails['timeline'][number];

/** The message of each event; it may use the entry's values. */
export type EventMessages = Partial<Record<string, MessageDescriptor>>;

/** The entries of a record for Timeline. An event that only a newer backend knows is shown as a change. */
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
