import type { IntlShape } from 'react-intl';

/** The time zone for dates: the seller's setting, else the device's. An IANA name. */
export const timeZoneOf = ({ timeZone }: Pick<IntlShape, 'timeZone'>): string =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
