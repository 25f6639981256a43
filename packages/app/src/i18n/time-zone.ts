import type { IntlShape } from 'react-intl';

/** The zone on whose clocks dates are shown: the one that the seller has set, else the device's. An IANA name. */
export const timeZoneOf = ({ timeZone }: Pick<IntlShape, 'timeZone'>): string =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
