import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import type { HungPictureProps } from './HungPicture.tsx';
import * as css from './PictureWall.css.ts';

export interface PictureWallProps extends RootProps<HTMLUListElement> {
  /** Three to five. Each image is rendered at most 200 px high. */
  pictures: readonly Omit<HungPictureProps, 'sizes' | 'priority' | 'medium'>[];
}

const shapeOf = (width: number, height: number) => {
  if (width < height) return css.tall;
  return width < 1.8 * height ? css.wide : css.panorama;
};

/**
 * A row of pictures on a public page, centred on one line and uncropped, each with its label. Not interactive. Not for
 * works that can be opened: use ArtworkGrid. Not for one picture: Hero and PublicFrame have a wall.
 */
export function PictureWall({ pictures, ...root }: PictureWallProps) {
  return (
    <ul {...root} className={css.wall}>
      {pictures.map(({ image, alt, title, by }) => (
        <li className={cx(css.item, shapeOf(image.width, image.height))} key={title}>
          <div className={css.frame}>
            <img
              alt={alt}
              className={css.picture}
              height={image.height}
              loading="lazy"
              src={image.sources.at(-1)?.url}
              width={image.width}
            />
          </div>
          <p aria-hidden="true" className={css.label}>
            <span className={css.name}>{title}</span>
            {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
