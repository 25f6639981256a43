import { type KeyboardEvent, useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import * as css from './Carousel.css.ts';
import type { CarouselSlide } from './Carousel.tsx';
import { strings } from './strings.ts';

interface DotsProps {
  slides: readonly CarouselSlide[];
  at: number;
  /** Id of the strip; the slides' ids append their index. */
  id: string;
  onChoose: (index: number) => void;
}

/** A tab per slide, drawn as a dot: one tab stop, arrow keys select. */
export function Dots({ slides, at, id, onChoose }: DotsProps) {
  const string = useStrings(strings);
  const list = useRef<HTMLDivElement>(null);
  const last = slides.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    // Keep browser shortcuts: Alt + Left goes back.
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={list} aria-label={string('choose')} className={css.dots} role="tablist" onKeyDown={onKeyDown}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          aria-controls={`${id}-${index}`}
          aria-label={slide.label ?? string('tab', { number: index + 1 })}
          aria-selected={index === at}
          className={css.dot}
          role="tab"
          tabIndex={index === at ? undefined : -1}
          type="button"
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
