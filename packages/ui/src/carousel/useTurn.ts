import { useState } from 'react';

/**
 * Slides that are all in view and move on all the same, because there is more than one (001 section 9): the first goes to
 * the end.
 * @param turning whether they do; otherwise they stay in their order
 */
export function useTurn<Slide>(slides: readonly Slide[], turning: boolean) {
  const [turns, setTurns] = useState(0);
  const total = slides.length;
  const first = turning ? turns % total : 0;
  return {
    first,
    turn: (by: 1 | -1) => setTurns((first + by + total) % total),
    /** As they are shown, each with its own index. */
    shown: slides.map((_, place) => {
      const index = (place + first) % total;
      return [index, slides[index] as Slide] as const;
    }),
  };
}
