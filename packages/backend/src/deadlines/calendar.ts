/** A seller's deadlines as a calendar (RFC 5545). */
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Language, MessageKey } from '../messages/messages.ts';
import { translate } from '../messages/messages.ts';
import { type Deadline, dayOf } from './deadline.ts';

const summaries: Record<Deadline['kind'], MessageKey> = {
  payment: 'calendarPayment',
  return: 'calendarReturn',
  lease: 'calendarLease',
  needed: 'calendarNeeded',
  finish: 'calendarFinish',
  edit: 'calendarEdit',
  leave: 'calendarLeave',
  place: 'calendarPlace',
  opening: 'calendarOpening',
  funding: 'calendarFunding',
  agreement: 'calendarAgreement',
};

/** Path of a record's page in the app (000 section 2). */
function pathOf({ record }: Deadline): string {
  if (!record) return '/payment-renew';
  switch (record.kind) {
    case 'buy':
    case 'rent':
    case 'custom':
      return `/${record.kind}-orders-info/${record.id}`;
    case 'custom_piece':
      return `/custom-orders-info/${record.parent_id}/pieces/${record.id}`;
    case 'exhibition':
      return `/exhibitions/view/${record.id}`;
    case 'crowdfunding':
    case 'crowdfunding_piece':
      return `/crowdfunding/view-info/${record.parent_id ?? record.id}`;
  }
}

const summaryOf = (language: Language, deadline: Deadline): string =>
  translate(language, {
    key: deadline.confirm ? 'calendarConfirm' : summaries[deadline.kind],
    values: { title: deadline.title, number: deadline.number ?? '' },
  }).trim();

interface Calendar {
  deadlines: readonly Deadline[];
  language: Language;
  /** Display time zone for calendar programs; they use their own if the seller has not set one. */
  timeZone?: string | undefined;
  /** Base URL of the app, without a trailing slash. */
  origin: string;
  now: Date;
}

/** The calendar's text. UIDs of deadlines are stable across requests. */
export function calendarOf({ deadlines, language, timeZone, origin, now }: Calendar): string {
  const calendar = ical({
    name: translate(language, { key: 'calendarName' }),
    prodId: { company: 'Smart Art', product: 'Deadlines', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    ...(timeZone && { x: { 'X-WR-TIMEZONE': timeZone } }),
  });
  for (const deadline of deadlines) {
    calendar.createEvent({
      id: `${deadline.kind}-${deadline.record?.id ?? 'seller'}@${new URL(origin).host}`,
      stamp: now,
      start: new Date(deadline.all_day ? `${dayOf(deadline)}T00:00:00Z` : deadline.at),
      timezone: 'UTC',
      allDay: deadline.all_day,
      summary: summaryOf(language, deadline),
      url: `${origin}${pathOf(deadline)}`,
      // Deadlines do not block time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
