import { type HTMLAttributes, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Carousel.css.ts';
import { Dots } from './Dots.tsx';
import { strings } from './strings.ts';
import { useRotation } from './useRotation.ts';
import { useSlides } from './useSlides.ts';
import { useTurn } from './useTurn.ts';

export interface CarouselSlide {
  id: string;
  /** Name of the slide; without one it is named by its position: "3 of 8". */
  label?: string | undefined;
  children: ReactNode;
}

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children' | 'title'> {
  /** What it shows, without the word carousel: "Reviews". */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * Number of visible slides. `works`: 1, from 775 px 2, from 1024 px 3, from 1440 px 4. `reviews`: 2, up to 768 px 1,
   * and it rotates automatically. `single`: one.
   */
  preset?: keyof typeof css.preset | undefined;
  /** Rotates every so many ms if there is more than one slide; `false` for never. */
  autoplay?: number | false | undefined;
  /** With `single`: a tab per slide, drawn as dots, instead of arrows. */
  picker?: 'arrows' | 'dots' | undefined;
  /** A heading beside the controls. */
  title?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Rotation interval in ms by preset (001 section 9). */
const pace = { works: false, reviews: 3000, single: false } as const;

/**
 * A few equal items side by side, more than fit: swiped, or moved by buttons. It has a start and an end, unless it
 * rotates automatically; then it wraps around. Not for what everybody must see, or to choose from: use ArtworkGrid. Not
 * for the pictures of one work: use ArtworkGallery.
 */
export function Carousel({
  label,
  slides,
  preset = 'works',
  autoplay = pace[preset],
  picker = 'arrows',
  title,
  ref,
  ...rest
}: CarouselProps) {
  const string = useStrings(strings);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const total = slides.length;
  const { strip, at, visible, last, moving, bare, go, handlers } = useSlides(total);
  const movable = last > 0;
  // If it rotates automatically, the buttons wrap around as well.
  const ends = !autoplay;
  const tabbed = picker === 'dots' && preset === 'single';
  const turning = !movable && total > 1 && Boolean(autoplay);
  const { first, turn, shown } = useTurn(slides, turning);
  const next = () => (turning ? turn(1) : go(at === last && !ends ? 0 : at + 1));
  const every = autoplay && (movable || turning) ? autoplay : undefined;
  const rotation = useRotation(root, every, turning ? first : at, next);

  if (total === 0) return null;
  const values = { number: at + 1, from: at + 1, to: at + visible, total };
  return (
    <section
      {...rest}
      {...rotation.handlers}
      ref={root}
      aria-label={label}
      aria-roledescription={string('carousel')}
      className={cx(css.carousel, css.preset[preset])}
    >
      {(title || movable || turning) && (
        <div className={cx(css.bar, tabbed && css.barBelow)}>
          {title && <div className={css.heading}>{title}</div>}
          {(movable || turning) && (
            <div className={cx(css.controls, tabbed && css.centred)}>
              {autoplay && (
                <IconButton
                  aria-label={string(rotation.playing ? 'stop' : 'start')}
                  data-rotation=""
                  emphasis="quiet"
                  icon={rotation.playing ? Pause : Play}
                  label={string(rotation.playing ? 'stop' : 'start')}
                  onClick={rotation.toggle}
                />
              )}
              {tabbed ? (
                <Dots at={at} id={id} slides={slides} onChoose={go} />
              ) : (
                <>
                  {movable && <span className={css.count}>{string(visible > 1 ? 'range' : 'slideName', values)}</span>}
                  <IconButton
                    aria-label={string('previous')}
                    aria-controls={id}
                    aria-disabled={(ends && at === 0) || undefined}
                    emphasis="quiet"
                    icon={ChevronLeft}
                    label={string('previous')}
                    onClick={() => (turning ? turn(-1) : go(at === 0 && !ends ? last : at - 1))}
                  />
                  <IconButton
                    aria-label={string('next')}
                    aria-controls={id}
                    aria-disabled={(ends && at === last) || undefined}
                    emphasis="quiet"
                    icon={ChevronRight}
                    label={string('next')}
                    onClick={next}
                  />
                </>
              )}
            </div>
          )}
        </div>
      )}
      <div
        {...handlers}
        {...(bare && { 'aria-label': label, role: 'group', tabIndex: 0 })}
        ref={strip}
        aria-atomic="false"
        aria-live={rotation.live}
        className={css.strip}
        data-moving={moving ? '' : undefined}
        id={id}
      >
        {shown.map(([index, slide], place) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it always has one of two roles
          <div
            key={slide.id}
            aria-label={slide.label ?? string('slideName', { number: index + 1, total })}
            aria-roledescription={string('slide')}
            className={css.slide}
            id={`${id}-${index}`}
            inert={place < at || place >= at + visible}
            role={tabbed ? 'tabpanel' : 'group'}
          >
            {slide.children}
          </div>
        ))}
      </div>
    </section>
  );
}
