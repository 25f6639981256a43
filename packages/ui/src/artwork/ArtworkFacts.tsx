import type { ReactNode, Ref } from 'react';
import type { DescriptionItem } from '../description-list/index.ts';
import type { ImageSource } from '../image/index.ts';
import type { NativeProps } from '../stack/native.ts';
import * as css from './Facts.css.ts';
import { Mat } from './Mat.tsx';

export interface ArtworkFactsProps extends NativeProps {
  /** The cover, or `null` where there is no picture. */
  image: ImageSource | null;
  /** Where the picture leads: the work itself, with what that is called. */
  link?: ReactNode;
  /** What is known of it, as a museum label says it: short. */
  facts: readonly DescriptionItem[];
}

/**
 * A work's picture on its mat with a label beside it, on a phone too: an order of it, an exhibition. The page names the
 * work. Not for its own label: use ArtworkLabel. Not in a list: use ArtworkRow.
 */
export function ArtworkFacts({ image, link, facts, ref, ...rest }: ArtworkFactsProps) {
  return (
    <div {...rest} className={css.container} ref={ref as Ref<HTMLDivElement>}>
      <div className={css.beside}>
        <div className={css.picture}>
          {/* The page's title says what it is of. */}
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

/** The mat follows the picture, within bounds: a very tall or wide one is hung on a mat of the bound. */
const aspectOf = (image: ImageSource | null): number =>
  image ? Math.min(1.5, Math.max(0.7, image.width / image.height)) : 1;
