import type { AppRouter } from '../router.tsx';

/** By these a person goes on themselves: from then on nothing moves the page for them. */
const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A page that is loaded again or come back to stands where it was left. The router scrolls there once, when the screen
 * comes: a list is a placeholder then, and too short. So the page is led on as it grows, until the person does anything
 * or another page comes.
 */
export function keepPlace(router: Pick<AppRouter, 'state' | 'subscribe'>): void {
  /** What was seen last: the page, and where the router would have it stand. */
  let shown: string | undefined;
  let end = () => {};

  const lead = (place: number) => {
    const listening = new AbortController();
    let isGrown = false;
    /* Told at once how it is: that may still be the page before, and the router has scrolled by itself. */
    const growth = new ResizeObserver(() => {
      if (isGrown) scrollTo({ top: place, behavior: 'instant' });
      isGrown = true;
    });
    end = () => {
      growth.disconnect();
      listening.abort();
    };
    for (const deed of deeds) addEventListener(deed, end, { capture: true, passive: true, signal: listening.signal });
    growth.observe(document.body);
  };

  /* What an address names goes before what was kept of it. */
  const placeOf = ({ location, restoreScrollPosition: place }: AppRouter['state']) =>
    typeof place === 'number' && !location.hash ? place : 0;
  const seen = ({ location, restoreScrollPosition: place }: AppRouter['state']) => `${location.key} ${place}`;
  const see = (state: AppRouter['state']) => {
    if (seen(state) === shown) return;
    end();
    shown = seen(state);
    if (placeOf(state) > 0) lead(placeOf(state));
  };

  /* This comes a moment after the page: the list may have come before it, and so may the first thing the person did. */
  if (deeds.some((deed) => performance.eventCounts?.get?.(deed))) {
    shown = seen(router.state);
  } else {
    const place = placeOf(router.state);
    if (scrollY < place) scrollTo({ top: place, behavior: 'instant' });
    see(router.state);
  }
  router.subscribe(see);
}
