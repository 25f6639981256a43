import type { IntlShape } from 'react-intl';

/** A quota in words: 20 GB, 1,000 GB. */
export const sizeWords = (intl: IntlShape, gigabytes: number): string =>
  intl.formatNumber(gigabytes, { style: 'unit', unit: 'gigabyte' });
