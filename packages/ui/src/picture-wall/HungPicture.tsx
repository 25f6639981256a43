import type { ImageSource } from '../image/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './HungPicture.css.ts';

/** A picture of the public pages and its museum label. */
export interface HungPictureProps {
  /** Narrow first. No placeholder: these pictures are small. */
  image: Omit<ImageSource, 'placeholder'>;
  /** Artist, title, year, and what it shows. Read instead of the label. */
  alt: string;
  title: string;
  /** Artist and year. */
  by: string;
  medium: string;
  /** Its rendered width, as the `sizes` of an `img`. */
  sizes?: string | undefined;
  /** Above the fold: loaded eagerly. If omitted, loaded lazily. */
  priority?: boolean | undefined;
}

/** A framed picture with its label, on the wall of a Hero or a PublicFrame. Its space is reserved before it loads. */
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
