import { type HTMLAttributes, type Ref, useCallback, useState } from 'react';
import { ImageOff } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Image.css.ts';

/** A picture in several widths. The shape is the contract's `Image`, so that an answer can be handed over as it is. */
export interface ImageSource {
  /** Narrow first; the last is the full size. `width` in px. */
  sources: readonly { url: string; width: number }[];
  /** Width of the full picture in px, upright. */
  width: number;
  /** Height of the full picture in px, upright. */
  height: number;
  /** A `data:` address of a few pixels, shown blurred until the picture is there. Empty for none. */
  placeholder: string;
}

type Native = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'>;

export interface ImageProps extends Native {
  source: ImageSource;
  /** What the picture shows, for those who do not see it; '' when words beside it say the same. */
  alt: string;
  /** How wide it will be drawn, as the `sizes` of an `img`. Left out, a lazy picture is measured by the browser. */
  sizes?: string | undefined;
  /** For the picture that matters most on its screen: fetched at once and never faded in. One or two on a screen. */
  priority?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A picture as wide as its container, in its own aspect, never cropped: its space is held before it arrives.
 * Not for a work on its mat: use ArtworkTile or ArtworkGallery.
 */
export function Image(props: ImageProps) {
  // Another picture starts over: nothing of the last one's state may show.
  return <Frame key={props.source.sources.at(-1)?.url} {...props} />;
}

function Frame({ source, alt, sizes, priority, ref, ...rest }: ImageProps) {
  const string = useString();
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  // A picture from the cache is complete before it can be listened to: it must not fade in again.
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
