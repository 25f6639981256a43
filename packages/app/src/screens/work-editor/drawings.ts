import type { ImageRecord } from '@smart-art/api-client/queries';
import type { ImageSource } from '@smart-art/ui/image';
import type { AltText } from '@smart-art/ui/media-uploader';
import type { AltWords } from '../../uploads/upload-queue.ts';
import { sourceOf } from '../../works/caption.ts';

/** Makes something of each thing once. */
function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, Made>();
  return (given) => {
    const known = made.get(given) ?? make(given);
    made.set(given, known);
    return known;
  };
}

/** What the uploader draws: the same objects for the same photographs, so that one that goes on draws no other anew. */
export const drawings = (productUrl: string) => ({
  source: onceEach((image: ImageRecord): ImageSource => sourceOf(productUrl, image)),
  alt: onceEach(({ en, ja }: AltWords): AltText | undefined =>
    en === null && ja === null ? undefined : { en: en ?? '', ja: ja ?? '', decorative: false },
  ),
});

export type Drawn = ReturnType<typeof drawings>;
