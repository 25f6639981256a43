import type { Product } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { workMessages } from './works.messages.ts';

/** "72.7 × 53 cm": width, height and depth as far as known; undefined if none is. */
export function sizeText(
  intl: IntlShape,
  { width, height, depth, size_unit: unit }: Pick<Product, 'width' | 'height' | 'depth' | 'size_unit'>,
): string | undefined {
  const sizes = [width, height, depth].filter((length) => length !== null).map((length) => intl.formatNumber(length));
  return sizes.length > 0 ? intl.formatMessage(workMessages.size, { sizes: sizes.join(' × '), unit }) : undefined;
}
