import type { ReactNode, Ref } from 'react';
import type { ImageSource } from '../image/index.ts';
import type { NativeProps } from '../stack/native.ts';
import * as css from './Facts.css.ts';
import { Mat } from './Mat.tsx';

export interface ArtworkFactsProps extends NativeProps {
  /** The cover, or `null` where there is no picture. */
  image: ImageSource | null;
  /** Where the picture leads: the work itself, with what that is called. */
  link?: ReactNode;
  /** What is known of it: a DescriptionList. */
  children: ReactNode;
}

/**
 * A work's picture on its mat with facts beside it, above them where it is narrow: an order of it, an exhibit. The page
 * names the work. Not for its own label: use ArtworkLabel. Not in a list: use ArtworkRow.
 */
export function ArtworkFacts({ image, link, children, ref, ...rest }: ArtworkFactsProps) {
  return (
    <div {...rest} className={css.beside} ref={ref as Ref<HTMLDivElement>}>
      <div className={css.picture}>
        {/* The page's title says what it is of. */}
        <Mat alt="" image={image} sizes="200px" />
        {link}
      </div>
      <div className={css.facts}>{children}</div>
    </div>
  );
}
