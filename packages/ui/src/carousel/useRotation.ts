import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Moves on by itself: while the person wants it, the page is in front, the carousel is on the screen, and neither the
 * pointer nor the focus is in it. Somebody who asked for less motion starts it themselves, or never.
 * @param every ms between moves; without one nothing moves
 * @param position where it stands: a move by the person starts the wait anew
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  every: number | undefined,
  position: number,
  advance: () => void,
) {
  const [wanted, setWanted] = useState(() => !matchMedia(lessMotion).matches);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted && every !== undefined;
  const seen = useSeen(root, playing);
  const move = useEffectEvent(advance);

  useEffect(() => {
    const query = matchMedia(lessMotion);
    const onChange = () => query.matches && setWanted(false);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another position starts the wait anew
  useEffect(() => {
    if (!playing || pointed || focused || !seen) return;
    const timer = setTimeout(move, every);
    return () => clearTimeout(timer);
  }, [playing, pointed, focused, seen, every, position]);

  // On its own button the pointer and the focus must not stop what they have just started.
  const counts = (target: EventTarget) => !(target as Element).closest('[data-rotation]');
  return {
    playing,
    /** Moves by the person are announced, those by the clock are not. */
    live: playing && !focused ? ('off' as const) : ('polite' as const),
    toggle: () => setWanted(!wanted),
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => setPointed(pointerType !== 'touch' && counts(target)),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(counts(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Whether the page is in front and the element on the screen. Looked after only while it matters. */
function useSeen(root: RefObject<HTMLElement | null>, matters: boolean): boolean {
  const [front, setFront] = useState(() => !document.hidden);
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!matters || !root.current) return;
    const update = () => setFront(!document.hidden);
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true));
    update();
    document.addEventListener('visibilitychange', update);
    observer.observe(root.current);
    return () => {
      document.removeEventListener('visibilitychange', update);
      observer.disconnect();
    };
  }, [root, matters]);
  return front && onScreen;
}
