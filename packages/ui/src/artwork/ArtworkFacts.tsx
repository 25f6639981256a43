import type { ReactNode, Ref } from 'react';
import type { DescriptionItem } from '../description-list/index.ts';
import type { ImageSource } from '../image/index.ts';
import type { NativeProps } from '../stack/native.ts';
import * as css from './Facts.css.ts';
import { Mat } from './Mat.tsx';

export interface ArtworkFactsProps extends NativeProps {
  /** The cover, or `null` if there is none. */
  image: ImageSource | null;
  /** A link under the picture to the work. */
  link?: ReactNode;
  /** What is known of the work, short, as on a museum label. */
  facts: readonly DescriptionItem[];
}

/**
 * A work's picture on its mat with a label beside it, also on a phone: on an order, on an exhibition. The page names
 * the work. Not for the work's own label: use ArtworkLabel. Not in a list: use ArtworkRow.
 */
export function ArtworkFacts({ image, link, facts, ref, ...rest }: ArtworkFactsProps) {
  return (
    <div {...rest} className={css.container} ref={ref as Ref<HTMLDivElement>}>
      <div className={css.beside}>
        <div className={css.picture}>
          {/* Decorative: the page's title names the work. */}
          <Mat alt="" aspect={aspectOf(image)} image={image} sizes="200px" />
          {link}
        </div>
        {facts.length > 0 && (
          <dl className={css.label}>
            {facts.map(({ term, description }) => (
              <div className={css.fact} key={term}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.description}>{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** Aspect of the mat: that of the picture, clamped for very tall or wide ones. */
const aspectOf = (image: ImageSource | null): number =>
  image ? Math.min(1.5, Math.max(0.7, image.width / image.height)) : 1;
