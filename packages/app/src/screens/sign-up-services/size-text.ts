import { typicalWorkBytes } from '@smart-art/openapi/constants';
import type { IntlShape } from 'react-intl';

/** A quota as text: 20 GB, 1,000 GB. */
export const sizeText = (intl: IntlShape, gigabytes: number): string =>
  intl.formatNumber(gigabytes, { style: 'unit', unit: 'gigabyte' });

const gigabyte = 1024 ** 3;

/** An estimate of how many works fit into a quota, rounded down to two digits. */
export function worksIn(gigabytes: number): number {
  const works = Math.floor((gigabytes * gigabyte) / typicalWorkBytes);
  const step = 10 ** Math.max(0, String(works).length - 2);
  return Math.floor(works / step) * step;
}
