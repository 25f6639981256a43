import type { Exhibition } from '@smart-art/api-client/queries';
import { dayIn } from '@smart-art/openapi/rules';
import { daysShown } from '@smart-art/ui/month-calendar';

const DAY_MS = 86_400_000;

/** The largest UTC offset. */
const FURTHEST_MS = 14 * 3_600_000;

/** The range of instants that covers the days of a month in every time zone. */
export function instantsOf(month: string, locale: string): { from: string; until: string } {
  const { start, end } = daysShown(month, locale);
  const at = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by).toISOString();
  return { from: at(start, -FURTHEST_MS), until: at(end, DAY_MS + FURTHEST_MS) };
}

/**
 * First and last day of an exhibition in a time zone. One that ends at midnight does not reach into the next day.
 * @param timeZone default: that of the place
 */
export function daysOf({ starts_at, ends_at, time_zone }: Exhibition, timeZone = time_zone) {
  const day = (instant: number) => dayIn(new Date(instant), timeZone);
  return { start: day(Date.parse(starts_at)), end: day(Date.parse(ends_at) - 1) };
}
