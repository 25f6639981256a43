import { resolveSource } from '@smart-art/api-client';
import type { ImageRecord, Product } from '@smart-art/api-client/queries';
import type { ImageSource } from '@smart-art/ui/image';
import type { IntlShape } from 'react-intl';
import { sizeText } from './size.ts';

/** The lines of a work's museum label. */
export const captionOf = (intl: IntlShape, work: Product) => ({
  artist: work.artist_name ?? undefined,
  year: work.year ?? undefined,
  medium: work.medium ?? undefined,
  size: sizeText(intl, work),
});

/** A picture with URLs the browser can load: those in the response are relative to the product's host. */
export const sourceOf = (productUrl: string, image: ImageRecord): ImageSource => ({
  ...image,
  sources: image.sources.map(({ url, width }) => ({ url: resolveSource(productUrl, url), width })),
});
