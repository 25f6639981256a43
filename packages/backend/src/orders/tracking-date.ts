import { trackingDays } from '@smart-art/openapi/rules';
import { refuseField } from '../http/http-error.ts';

/** @throws HttpError 422 where the day is not one on which the parcel can be handed over */
export function requireTrackingDate(date: string, since: Date, now: Date): void {
  const days = trackingDays(since, now);
  if (date < days.from || date > days.until) throw refuseField('tracking_date', 'trackingDateOutside', days);
}
