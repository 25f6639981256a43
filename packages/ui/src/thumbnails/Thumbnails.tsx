import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Image, type ImageSource } from '../image/index.ts';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Thumbnails.css.ts';

export interface Thumbnail {
  id: string;
  image: ImageSource;
  /** Accessible name of its button. */
  name: string;
}

export interface ThumbnailsProps extends RootProps<HTMLDivElement> {
  pictures: readonly Thumbnail[];
  /** Index of the picture shown large. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** Index that a key leads to; `null` for other keys. */
function target(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * A row of thumbnails, one of which is shown large elsewhere: one tab stop, arrow keys choose. A part of ArtworkGallery
 * and Lightbox. Not for a list of works: use ArtworkGrid.
 */
export function Thumbnails({ pictures, index: at, onIndexChange: onChoose, ref, ...root }: ThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, at, pictures.length - 1);
    if (next === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next);
  };
  useLayoutEffect(() => {
    const { current } = list;
    const chosen = current?.children[at];
    if (!(current && chosen instanceof HTMLElement)) return;
    // If the focus is in the row, it moves to the current picture, whatever has changed it.
    if (current.contains(document.activeElement)) chosen.focus({ preventScroll: true });
    // Scrolls only the row, never the page.
    const [start, end] = [
      chosen.offsetLeft - current.offsetLeft,
      chosen.offsetLeft - current.offsetLeft + chosen.offsetWidth,
    ];
    if (start < current.scrollLeft) current.scrollLeft = start - 4;
    else if (end > current.scrollLeft + current.clientWidth) current.scrollLeft = end + 4 - current.clientWidth;
  }, [at]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the buttons inside
    <div {...root} ref={refs(list, ref)} className={css.thumbnails} onKeyDown={onKeyDown}>
      {pictures.map(({ id, image, name }, index) => (
        <button
          key={id}
          aria-current={index === at ? 'true' : undefined}
          aria-label={name}
          className={css.thumbnail}
          tabIndex={index === at ? 0 : -1}
          type="button"
          onClick={() => onChoose(index)}
        >
          <span style={{ width: `${Math.min(1, image.width / image.height) * 100}%` }}>
            <Image alt="" sizes="64px" source={image} />
          </span>
        </button>
      ))}
    </div>
  );
}
