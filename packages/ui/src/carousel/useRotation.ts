import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Automatic rotation. Runs while the user wants it, the page is visible, the carousel is on screen, and neither pointer
 * nor focus is in it. With reduced motion it only runs if the user starts it.
 * @param every ms between moves; without it nothing moves
 * @param position current position; a move by the user restarts the timer
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  every: number | undefined,
  position: number,
  advance: () => void,
) {
  const [enabled, setEnabled] = useState(() => !matchMedia(lessMotion).matches);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = enabled && every !== undefined;
  const seen = useSeen(root, playing);
  const move = useEffectEvent(advance);

  useEffect(() => {
    const query = matchMedia(lessMotion);
    const onChange = () => query.matches && setEnabled(false);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position restarts the timer
  useEffect(() => {
    if (!playing || pointed || focused || !seen) return;
    const timer = setTimeout(move, every);
    return () => clearTimeout(timer);
  }, [playing, pointed, focused, seen, every, position]);

  // Hovering or focusing the rotation button must not pause the rotation it has just started.
  const counts = (target: EventTarget) => !(target as Element).closest('[data-rotation]');
  return {
    playing,
    /** Announce moves by the user, not automatic ones. */
    live: playing && !focused ? ('off' as const) : ('polite' as const),
    toggle: () => setEnabled(!enabled),
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

/** True if the page is visible and the element is on screen. Observed only while `matters`. */
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
