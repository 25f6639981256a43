import type { CustomOrder, Exhibition, Order, ProfileDetails } from '@smart-art/api-client/queries';
import type { OrderKind } from './waiting.ts';

interface DueOrder {
  id: string;
  kind: OrderKind;
  number: string;
  title: string;
}

/** A day by which something must have happened. */
export type Deadline =
  /** The order is cancelled unless its payment has come, or is confirmed, by then (001 section 9: within 10 days). */
  | { kind: 'payment'; at: string; order: DueOrder & { confirm: boolean } }
  /** The day by which the buyer of a custom order wants it. */
  | { kind: 'needed'; at: string; order: DueOrder }
  /** Until then the buyer may ask to return it (001 section 9: 7 days). */
  | { kind: 'return'; at: string; order: DueOrder }
  /** The term of a rent ends. */
  | { kind: 'lease'; at: string; order: DueOrder }
  /** Until then the organiser may edit or delete it (001 section 9: 10 days before). */
  | { kind: 'edit'; at: string; exhibition: Exhibition }
  /** Until then a place may be given up (001 section 9: 3 days before). */
  | { kind: 'leave'; at: string; exhibition: Exhibition }
  /** The place lapses unless it is paid by then (001 section 9: within 10 days). */
  | { kind: 'place'; at: string; exhibition: Exhibition }
  /** The disk-quota agreement ends (000 section 4). */
  | { kind: 'agreement'; at: string };

/** What is further away than so many days is not spoken of yet. */
const AHEAD_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether it is still to come, and near enough to be spoken of. */
const isNear = (at: string, now: Date): boolean => {
  const days = (Date.parse(at) - now.getTime()) / DAY_MS;
  return days >= 0 && days <= AHEAD_DAYS;
};

const endOfDay = (day: string) => `${day}T23:59:59.999Z`;

function ofOrder(record: Order, now: Date): Deadline[] {
  const { id, kind, number, work, status, payment_due_at: dueAt, payment_status, return_until: until, rent } = record;
  const order = { id, kind, number, title: work.title };
  const isPaid = payment_status === 'confirmed' || payment_status === 'refunded';
  const leased = rent?.lease_status === 'under_lease' || rent?.lease_status === 'renewed';
  const ends = leased ? rent.lease_ends_at : null;
  return [
    ...(dueAt && !isPaid
      ? [{ kind: 'payment', at: dueAt, order: { ...order, confirm: status === 'Payment' } } as const]
      : []),
    ...(until && status === 'Delivered' && isNear(until, now) ? [{ kind: 'return', at: until, order } as const] : []),
    ...(ends && isNear(ends, now) ? [{ kind: 'lease', at: ends, order } as const] : []),
  ];
}

/** Of an exhibition the seller organises, or has a place at. */
function ofExhibition(exhibition: Exhibition, now: Date): Deadline[] {
  const { is_organiser, edit_until, exhibitor_subscription, attendee_subscription } = exhibition;
  const places = [exhibitor_subscription, attendee_subscription].filter((place) => place !== null);
  const found: Deadline[] = [
    ...(is_organiser ? [{ kind: 'edit', at: edit_until, exhibition } as const] : []),
    ...places.flatMap(({ status, pay_until, cancel_until }): Deadline[] => [
      ...(pay_until ? [{ kind: 'place', at: pay_until, exhibition } as const] : []),
      ...(status === 'subscribed' ? [{ kind: 'leave', at: cancel_until, exhibition } as const] : []),
    ]),
  ];
  return found.filter(({ at }) => isNear(at, now));
}

function ofCustomOrder({ id, number, title, payment_due_at: at, needed_by, status, stage }: CustomOrder): Deadline[] {
  const order = { id, kind: 'custom', number, title } as const;
  const isOpen = status !== 'Closed' && status !== 'Rejected' && status !== 'Order Cancelled' && status !== 'Delivered';
  return [
    ...(at ? [{ kind: 'payment', at, order: { ...order, confirm: status === 'Payment' } } as const] : []),
    ...(needed_by && isOpen && stage !== 'completed'
      ? [{ kind: 'needed', at: endOfDay(needed_by), order } as const]
      : []),
  ];
}

function ofAgreement({ dbTenantAgreement: agreement }: Pick<ProfileDetails, 'dbTenantAgreement'>, now: Date) {
  if (agreement?.subscription_type !== 'Paid') return [];
  const at = endOfDay(agreement.agreement_end_date);
  return isNear(at, now) ? [{ kind: 'agreement', at } as const] : [];
}

/** What must have happened by when, the nearest first; each record once. */
export function deadlinesOf(
  known: {
    orders: readonly Order[];
    customs: readonly CustomOrder[];
    exhibitions: readonly Exhibition[];
    profile: Pick<ProfileDetails, 'dbTenantAgreement'> | undefined;
  },
  now: Date,
): Deadline[] {
  const found: Deadline[] = [
    ...known.orders.flatMap((order) => ofOrder(order, now)),
    ...known.customs.flatMap(ofCustomOrder),
    ...known.exhibitions.flatMap((exhibition) => ofExhibition(exhibition, now)),
    ...(known.profile ? ofAgreement(known.profile, now) : []),
  ];
  const once = new Map(found.map((deadline) => [keyOf(deadline), deadline]));
  return [...once.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Whole days from today to a day, as calendars count; 0 on the day itself. */
export function daysUntil(at: string, today: Date): number {
  const [end, start] = [new Date(at), new Date(today)].map((day) => day.setHours(0, 0, 0, 0));
  return Math.round(((end ?? 0) - (start ?? 0)) / DAY_MS);
}

/** Names a deadline among others. */
export function keyOf(deadline: Deadline): string {
  if ('order' in deadline) return `${deadline.kind} ${deadline.order.id}`;
  if ('exhibition' in deadline) return `${deadline.kind} ${deadline.exhibition.id}`;
  return deadline.kind;
}
