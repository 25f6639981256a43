import { ImageIcon } from '../icons/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Row.css.ts';

export interface ArtworkThumbnailProps extends RootProps<HTMLSpanElement> {
  /** The cover, or `null` where there is no picture yet. */
  image: ImageSource | null;
  /** Px of its sides at the default text size. Default 36. */
  size?: 36 | 56 | 72 | undefined;
  /** On a paper: fetched at once, since the printer does not scroll. */
  eager?: boolean | undefined;
}

/**
 * A work's picture, small and uncropped on its mat, beside its name: in a row of a table. It says nothing of its own.
 * Not where the picture is what is looked at: use ArtworkTile.
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
