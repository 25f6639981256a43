import { type HTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { ChevronLeft, ChevronRight, Maximize } from '../icons/index.ts';
import type { ImageSource } from '../image/index.ts';
import { Lightbox, preloadLightbox } from '../lightbox/index.ts';
import { useStrings } from '../provider/index.ts';
import { Thumbnails } from '../thumbnails/index.ts';
import * as css from './Gallery.css.ts';
import { strings } from './gallery-strings.ts';
import { Mat } from './Mat.tsx';

/** A picture of a work, with a description. */
export interface GalleryPicture {
  id: string;
  image: ImageSource;
  /** Description of the picture; without one it is named by its number. */
  alt?: string | undefined;
  /** Shown below the picture in the large view. */
  caption?: string | undefined;
}

export interface ArtworkGalleryProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'title'> {
  /** The work's name, used to name the pictures. */
  title: string;
  /** The cover first. Without any, an empty mat with a note is shown. */
  pictures: readonly GalleryPicture[];
  ref?: Ref<HTMLElement> | undefined;
}

/** The pictures of one work: one large on its mat, the others as thumbnails. Not for several works: use ArtworkGrid. */
export function ArtworkGallery({ title, pictures, ref, ...rest }: ArtworkGalleryProps) {
  const string = useStrings(strings);
  const [chosen, setChosen] = useState(pictures[0]?.id);
  const [open, setOpen] = useState(false);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === chosen),
  );
  const last = pictures.length - 1;
  const name = (index: number) =>
    pictures[index]?.alt ?? string('pictureOf', { title, number: index + 1, total: pictures.length });

  const named = pictures.map((picture, index) => ({ ...picture, name: name(index) }));
  const show = (index: number) => setChosen(pictures[index]?.id);
  return (
    <section {...rest} ref={ref} aria-label={string('pictures', { title })} className={css.gallery}>
      <div className={css.picture}>
        <Mat
          priority
          alt={pictures.length ? name(at) : ''}
          aspect={5 / 4}
          image={pictures[at]?.image ?? null}
          sizes="(min-width: 1024px) 50vw, 90vw"
        />
        {pictures.length > 0 && (
          <button
            aria-label={string('open', { name: name(at) })}
            className={css.open}
            type="button"
            onClick={() => setOpen(true)}
            onFocus={preloadLightbox}
            onPointerEnter={preloadLightbox}
          >
            <span className={css.sign}>
              <Maximize aria-hidden="true" size={18} />
            </span>
          </button>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={css.bar}>
          <div className={css.thumbnails}>
            <Thumbnails index={at} pictures={named} onIndexChange={show} />
          </div>
          <span className={css.count}>{string('count', { number: at + 1, total: pictures.length })}</span>
          <IconButton
            aria-disabled={at === 0}
            emphasis="quiet"
            icon={ChevronLeft}
            label={string('previous')}
            onClick={() => show(Math.max(at - 1, 0))}
          />
          <IconButton
            aria-disabled={at === last}
            emphasis="quiet"
            icon={ChevronRight}
            label={string('next')}
            onClick={() => show(Math.min(at + 1, last))}
          />
        </div>
      )}
      <Lightbox index={at} label={title} open={open} pictures={named} onIndexChange={show} onOpenChange={setOpen} />
    </section>
  );
}
