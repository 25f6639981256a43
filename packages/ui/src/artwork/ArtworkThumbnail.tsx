import { ImageIcon } from '../icons/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Row.css.ts';

export interface ArtworkThumbnailProps extends RootProps<HTMLSpanElement> {
  /** The cover, or `null` if there is none yet. */
  image: ImageSource | null;
  /** Width and height in px at the default text size. Default 36. */
  size?: 36 | 56 | 72 | undefined;
  /** Set it on printed documents: load at once, since lazy loading depends on scrolling. */
  eager?: boolean | undefined;
}

/**
 * A small uncropped picture of a work on its mat, beside its name in a table row. Decorative, with an empty alt. Not
 * where the picture is the content: use ArtworkTile.
 */
export function ArtworkThumbnail({ image, size = 36, eager, ...root }: ArtworkThumbnailProps) {
  return (
    <span {...root} aria-hidden="true" className={css.thumbnail[size]}>
      {image ? (
        <span className={css.hung} style={{ width: `${Math.min(1, image.width / image.height) * 100}%` }}>
          <Image alt="" priority={eager} sizes={`${size}px`} source={image} />
        </span>
      ) : (
        <ImageIcon size={size / 3} />
      )}
    </span>
  );
}
