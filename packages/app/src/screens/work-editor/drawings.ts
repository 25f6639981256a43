import type { ImageRecord } from '@smart-art/api-client/queries';
import type { ImageSource } from '@smart-art/ui/image';
import type { AltText } from '@smart-art/ui/media-uploader';
import type { AltTexts } from '../../uploads/upload-queue.ts';
import { sourceOf } from '../../works/caption.ts';

/** Memoizes a function per object. */
function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, Made>();
  return (given) => {
    const known = made.get(given) ?? make(given);
    made.set(given, known);
    return known;
  };
}

/** The uploader's props, memoized per photograph, so that progress of one does not re-render the others. */
export const drawings = (productUrl: string) => ({
  source: onceEach((image: ImageRecord): ImageSource => sourceOf(productUrl, image)),
  alt: onceEach(({ en, ja }: AltTexts): AltText | undefined =>
    en === null && ja === null ? undefined : { en: en ?? '', ja: ja ?? '', decorative: false },
  ),
});

export type Drawn = ReturnType<typeof drawings>;
