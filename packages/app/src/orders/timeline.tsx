import type { OrderDetails } from '@smart-art/api-client/queries';
import { writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import {
  Ban,
  Brush,
  CalendarClock,
  Camera,
  Check,
  CircleCheck,
  CreditCard,
  Inbox,
  Landmark,
  type LucideIcon,
  Percent,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  Send,
  Truck,
  Undo2,
} from '@smart-art/ui/icons';
import { formatMoney } from '@smart-art/ui/money';
import type { TimelineEvent } from '@smart-art/ui/timeline';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { actorMessages, eventMessages, eventNotes, type OrderEvent, otherEvent } from './event.messages.ts';

type Look = Pick<TimelineEvent, 'icon' | 'tone'>;
const plain = (icon: LucideIcon, tone?: TimelineEvent['tone']): Look => ({ icon, tone });

const looks: Record<OrderEvent, Look> = {
  requested: plain(Inbox),
  charges_set: plain(ReceiptText),
  event_discount_accepted: plain(Percent, 'success'),
  event_discount_rejected: plain(Percent),
  payment_requested: plain(Send),
  paid: plain(CreditCard, 'success'),
  transfer_reported: plain(Landmark),
  payment_confirmed: plain(Check, 'success'),
  payment_not_received: plain(Landmark, 'warning'),
  order_confirmed: plain(Check, 'success'),
  condition_recorded: plain(Camera),
  rejected: plain(Ban),
  cancelled: plain(Ban),
  payment_lapsed: plain(CalendarClock, 'warning'),
  shipped: plain(Truck, 'info'),
  shipment_corrected: plain(Truck),
  delivered: plain(CircleCheck, 'success'),
  renewal_on: plain(RefreshCw),
  renewal_off: plain(RefreshCw),
  renewed: plain(RefreshCw, 'success'),
  lease_expired: plain(CalendarClock, 'warning'),
  return_requested: plain(Undo2, 'warning'),
  return_accepted: plain(Undo2),
  return_rejected: plain(Ban),
  return_shipped: plain(Truck, 'info'),
  return_received: plain(Undo2, 'success'),
  refunded: plain(RotateCcw),
  closed: plain(CircleCheck),
  placed: plain(Inbox),
  auction_applied: plain(Send),
  artist_accepted: plain(Check, 'success'),
  artist_not_accepted: plain(Ban),
  paying: plain(Landmark),
  confirmed: plain(CreditCard, 'success'),
  in_progress: plain(Brush),
  completed: plain(CircleCheck, 'success'),
};

const isKnown = (event: string): event is OrderEvent => event in looks;

/** The day by which something is due, in the seller's time zone; of old events only the day in UTC is known. */
function dayOf(intl: IntlShape, { until, date }: Entry['values']): string | undefined {
  if (typeof until === 'string') return formatDate(new Date(until), intl);
  return typeof date === 'string' && date !== '' ? writeDay(date, intl.locale) : undefined;
}

/** Values as a title has them: an amount as money is written; of old events it is a text already. */
function wordsOf(intl: IntlShape, values: Entry['values']): Entry['values'] {
  const { amount, currency } = values;
  if (typeof amount !== 'string' || typeof currency !== 'string') return values;
  return { ...values, amount: formatMoney(amount, currency, intl.locale) };
}

/** What an event's values say, where they say something that its title does not. */
function detailOf(intl: IntlShape, { event, values }: Entry): string | undefined {
  if ((event === 'shipped' || event === 'shipment_corrected') && values.courier) {
    const { courier, tracking } = values;
    return intl.formatMessage(eventNotes.shipped, { courier: String(courier), tracking: String(tracking) });
  }
  const date = dayOf(intl, values);
  return date && intl.formatMessage(eventNotes.until, { date });
}

type Entry = OrderDetails['timeline'][number];

/** An order's past for Timeline. What people wrote stands as they wrote it. */
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
      ...(isKnown(event) && looks[event]),
      note: note ?? undefined,
      ...(detail && { children: <div>{detail}</div> }),
    };
  });
}
