import { trackingDays } from '@smart-art/openapi/rules';
import { invalidField } from '../http/http-error.ts';

/** @throws HttpError 422 if the parcel cannot be handed over on that day */
export function requireTrackingDate(date: string, since: Date, now: Date): void {
  const days = trackingDays(since, now);
  if (date < days.from || date > days.until) throw invalidField('tracking_date', 'trackingDateOutside', days);
}
