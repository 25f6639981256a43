import { ImageIcon } from '../icons/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Mat.css.ts';

interface MatProps {
  /** The picture, or `null` if there is none yet. */
  image: ImageSource | null;
  alt: string;
  /** Width by height of the mat. */
  aspect?: number;
  sizes?: string | undefined;
  priority?: boolean | undefined;
}

/** A picture, uncropped, on a neutral mat with a drop shadow. Internal to this folder. */
export function Mat({ image, alt, aspect = 1, sizes, priority }: MatProps) {
  const string = useString();
  return (
    <span className={css.mat} style={{ aspectRatio: aspect }}>
      {image ? (
        <span className={css.opening}>
          <span className={css.hung} style={{ width: `${Math.min(1, image.width / image.height / aspect) * 100}%` }}>
            <Image alt={alt} priority={priority} sizes={sizes} source={image} />
          </span>
        </span>
      ) : (
        <span className={css.empty}>
          <ImageIcon aria-hidden="true" size={24} />
          {string('artwork.noPicture')}
        </span>
      )}
    </span>
  );
}
