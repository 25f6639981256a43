import { useState } from 'react';

/**
 * Rotation for slides that are all visible but must move because there is more than one (001 section 9): the first
 * moves to the end.
 * @param turning false keeps their order
 */
export function useTurn<Slide>(slides: readonly Slide[], turning: boolean) {
  const [turns, setTurns] = useState(0);
  const total = slides.length;
  const first = turning ? turns % total : 0;
  return {
    first,
    turn: (by: 1 | -1) => setTurns((first + by + total) % total),
    /** In display order, each with its original index. */
    shown: slides.map((_, place) => {
      const index = (place + first) % total;
      return [index, slides[index] as Slide] as const;
    }),
  };
}
