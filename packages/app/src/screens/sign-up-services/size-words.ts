import { typicalWorkBytes } from '@smart-art/openapi/constants';
import type { IntlShape } from 'react-intl';

/** A quota in words: 20 GB, 1,000 GB. */
export const sizeWords = (intl: IntlShape, gigabytes: number): string =>
  intl.formatNumber(gigabytes, { style: 'unit', unit: 'gigabyte' });

const gigabyte = 1024 ** 3;

/** About how many works a quota holds: rounded down to two digits, for it is an estimate. */
export function worksIn(gigabytes: number): number {
  const works = Math.floor((gigabytes * gigabyte) / typicalWorkBytes);
  const step = 10 ** Math.max(0, String(works).length - 2);
  return Math.floor(works / step) * step;
}
