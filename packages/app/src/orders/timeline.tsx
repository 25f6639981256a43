import type { OrderDetails } from '@smart-art/api-client/queries';
import { writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { TimelineEvent } from '@smart-art/ui/timeline';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, eventMessages, eventNotes, type OrderEvent, otherEvent } from './event.messages.ts';

const isKnown = (event: string): event is OrderEvent => event in eventMessages;

/** The due date in the seller's time zone; old events only store the day in UTC. */
function dayOf(intl: IntlShape, { until, date }: Entry['values']): string | undefined {
  if (typeof until === 'string') return formatDate(new Date(until), intl);
  return typeof date === 'string' && date !== '' ? writeDay(date, intl.locale) : undefined;
}

/** Formats the values for a title: amounts as money. Old events already store text. */
function wordsOf(intl: IntlShape, values: Entry['values']): Entry['values'] {
  const { amount, currency } = values;
  if (typeof amount !== 'string' || typeof currency !== 'string') return values;
  return { ...values, amount: formatMoney(amount, currency, intl.locale) };
}

/** Further details of an event that its title does not contain. */
function detailOf(intl: IntlShape, { event, values }: Entry): string | undefined {
  if ((event === 'shipped' || event === 'shipment_corrected') && values.courier) {
    const { courier, tracking } = values;
    return intl.formatMessage(eventNotes.shipped, { courier: String(courier), tracking: String(tracking) });
  }
  const date = dayOf(intl, values);
  return date && intl.formatMessage(eventNotes.until, { date });
}

type Entry = OrderDetails['timeline'][number];

/** An order's history for Timeline. Text written by people is not translated. */
export function timelineOf(intl: IntlShape, entries: readonly Entry[]): TimelineEvent[] {
  return entries.map((entry) => {
    const { id, at, actor, event, note, values } = entry;
    const message: MessageDescriptor = isKnown(event) ? eventMessages[event] : otherEvent;
    const detail = detailOf(intl, entry);
    return {
      id,
      at,
      title: intl.formatMessage(message, wordsOf(intl, values)),
      who: actor.name ?? intl.formatMessage(actorMessages[actor.kind]),
      note: note ?? undefined,
      ...(detail && { children: <div>{detail}</div> }),
    };
  });
}
