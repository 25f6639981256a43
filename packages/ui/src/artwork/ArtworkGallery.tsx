import { type HTMLAttributes, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Gallery.css.ts';
import { Mat } from './Mat.tsx';

/** A picture of a work, with what it shows. */
export interface GalleryPicture {
  id: string;
  image: ImageSource;
  /** What it shows, when it is known; otherwise it is named by its number. */
  alt?: string | undefined;
}

export interface ArtworkGalleryProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'title'> {
  /** The work's name: it names the pictures. */
  title: string;
  /** The cover first. With none, an empty mat says so. */
  pictures: readonly GalleryPicture[];
  ref?: Ref<HTMLElement> | undefined;
}

/** Steps a key makes among the pictures; `null` for keys that are not ours. */
function target(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** The pictures of one work: one large on its mat, the others as thumbnails. Not for several works: use ArtworkGrid. */
export function ArtworkGallery({ title, pictures, ref, ...rest }: ArtworkGalleryProps) {
  const string = useString();
  const [chosen, setChosen] = useState(pictures[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === chosen),
  );
  const last = pictures.length - 1;
  const name = (index: number) =>
    pictures[index]?.alt ?? string('artwork.pictureOf', { title, number: index + 1, total: pictures.length });

  const show = (index: number) => setChosen(pictures[index]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    show(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <section {...rest} ref={ref} aria-label={string('artwork.pictures', { title })} className={css.gallery}>
      <Mat
        priority
        alt={pictures.length ? name(at) : ''}
        aspect={5 / 4}
        image={pictures[at]?.image ?? null}
        sizes="(min-width: 1024px) 50vw, 90vw"
      />
      {pictures.length > 1 && (
        <div className={css.bar}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside, caught once */}
          <div ref={list} className={css.thumbnails} onKeyDown={onKeyDown}>
            {pictures.map(({ id, image }, index) => (
              <button
                key={id}
                aria-current={index === at ? 'true' : undefined}
                aria-label={name(index)}
                className={css.thumbnail}
                tabIndex={index === at ? 0 : -1}
                type="button"
                onClick={() => show(index)}
              >
                <span style={{ width: `${Math.min(1, image.width / image.height) * 100}%` }}>
                  <Image alt="" sizes="64px" source={image} />
                </span>
              </button>
            ))}
          </div>
          <span className={css.count}>{string('artwork.count', { number: at + 1, total: pictures.length })}</span>
          <Button
            iconOnly
            aria-disabled={at === 0}
            emphasis="quiet"
            icon={ChevronLeft}
            onClick={() => show(Math.max(at - 1, 0))}
          >
            {string('artwork.previous')}
          </Button>
          <Button
            iconOnly
            aria-disabled={at === last}
            emphasis="quiet"
            icon={ChevronRight}
            onClick={() => show(Math.min(at + 1, last))}
          >
            {string('artwork.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
