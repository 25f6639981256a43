import { type HTMLAttributes, type Ref, useCallback, useState } from 'react';
import { ImageOff } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Image.css.ts';

/** A picture in several widths. Same shape as the contract's `Image`, so that a response can be passed as is. */
export interface ImageSource {
  /** Narrowest first; the last is the full size. `width` in px. */
  sources: readonly { url: string; width: number }[];
  /** Full width in px, in upright orientation. */
  width: number;
  /** Full height in px, in upright orientation. */
  height: number;
  /** A `data:` URL of a few pixels, shown blurred until the picture has loaded. Empty for none. */
  placeholder: string;
}

type Native = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'>;

export interface ImageProps extends Native {
  source: ImageSource;
  /** Description of the picture; '' if adjacent text says the same. */
  alt: string;
  /** Rendered width, as the `sizes` of an `img`. Left out, the browser measures a lazy picture. */
  sizes?: string | undefined;
  /** For the main picture of a screen: loaded at once and never faded in. One or two per screen. */
  priority?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A picture as wide as its container, in its own aspect, never cropped; its space is reserved before it loads. Not for
 * a work on its mat: use ArtworkTile or ArtworkGallery.
 */
export function Image(props: ImageProps) {
  // Remount for another picture, so that no state of the last one remains.
  return <Frame key={props.source.sources.at(-1)?.url} {...props} />;
}

function Frame({ source, alt, sizes, priority, ref, ...rest }: ImageProps) {
  const string = useString();
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  // A cached picture is complete before a load listener can be attached, and must not fade in again.
  const whenCached = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('loaded');
  }, []);

  const largest = source.sources.at(-1);
  return (
    <span
      {...rest}
      ref={ref}
      className={css.frame}
      data-priority={priority ? '' : undefined}
      data-state={state}
      style={{ aspectRatio: `${source.width} / ${source.height}` }}
    >
      {state !== 'broken' && source.placeholder && (
        <span className={css.placeholder} style={{ backgroundImage: `url("${source.placeholder}")` }} />
      )}
      {state === 'broken' || !largest ? (
        <span
          aria-label={alt ? `${alt}: ${string('image.broken')}` : string('image.broken')}
          className={css.broken}
          role="img"
        >
          <ImageOff aria-hidden="true" size={18} />
          <span className={css.brokenWord}>{string('image.broken')}</span>
        </span>
      ) : (
        <img
          ref={whenCached}
          alt={alt}
          className={css.picture}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          height={source.height}
          loading={priority ? 'eager' : 'lazy'}
          sizes={sizes ?? (priority ? '100vw' : 'auto, 100vw')}
          srcSet={source.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          src={largest.url}
          width={source.width}
          onError={() => setState('broken')}
          onLoad={() => setState('loaded')}
        />
      )}
    </span>
  );
}
