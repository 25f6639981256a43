import type { ImageSource } from '../image/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './HungPicture.css.ts';

/** A picture of the public pages and its museum label. */
export interface HungPictureProps {
  /** Narrow first. It has no placeholder: these pictures are small. */
  image: Omit<ImageSource, 'placeholder'>;
  /** Who made what and when, and what it shows. It is read in place of the label. */
  alt: string;
  title: string;
  /** The artist and the year. */
  by: string;
  medium: string;
  /** How wide it will be drawn, as the `sizes` of an `img`. */
  sizes?: string | undefined;
  /** On the first screen of its page: fetched at once. Left out, it comes when it is near. */
  priority?: boolean | undefined;
}

/** A framed picture with its label, on the wall of a Hero or a PublicFrame. Its room is held before it arrives. */
export function HungPicture({ image, alt, title, by, medium, sizes, priority = false }: HungPictureProps) {
  const { sources, width, height } = image;
  return (
    <div className={cx(css.hung, width > height ? css.wide : css.tall)}>
      <div className={css.frame}>
        <img
          alt={alt}
          className={css.picture}
          fetchPriority={priority ? 'high' : undefined}
          height={height}
          loading={priority ? undefined : 'lazy'}
          sizes={sizes}
          src={sources.at(-1)?.url}
          srcSet={sources.length > 1 ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined}
          width={width}
        />
      </div>
      <p aria-hidden="true" className={css.label}>
        <span className={css.name}>{title}</span>
        <span className={css.by}>{by}</span>
        {medium}
      </p>
    </div>
  );
}
