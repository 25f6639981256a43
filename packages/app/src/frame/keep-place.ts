import type { AppRouter } from '../router.tsx';

/** User input after which the page is no longer scrolled automatically. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position after a reload or Back. The router scrolls once when the screen renders, but a list is
 * still a short placeholder then. So scroll again as the page grows, until the user acts or navigates.
 */
export function keepPlace(router: Pick<AppRouter, 'state' | 'subscribe'>): void {
  /** Last seen page and its scroll position according to the router. */
  let shown: string | undefined;
  let end = () => {};

  const lead = (place: number) => {
    const listening = new AbortController();
    let isGrown = false;
    /* Skip the first call, on observe: it may measure the previous page, and the router scrolls itself. */
    const growth = new ResizeObserver(() => {
      if (isGrown) scrollTo({ top: place, behavior: 'instant' });
      isGrown = true;
    });
    end = () => {
      growth.disconnect();
      listening.abort();
    };
    for (const event of userEvents)
      addEventListener(event, end, { capture: true, passive: true, signal: listening.signal });
    growth.observe(document.body);
  };

  /* A hash in the URL takes precedence over the saved position. */
  const placeOf = ({ location, restoreScrollPosition: place }: AppRouter['state']) =>
    typeof place === 'number' && !location.hash ? place : 0;
  const seen = ({ location, restoreScrollPosition: place }: AppRouter['state']) => `${location.key} ${place}`;
  const see = (state: AppRouter['state']) => {
    if (seen(state) === shown) return;
    end();
    shown = seen(state);
    if (placeOf(state) > 0) lead(placeOf(state));
  };

  /* This code starts after the page: the list may have loaded before it, and the user may already have acted. */
  if (userEvents.some((event) => performance.eventCounts?.get?.(event))) {
    shown = seen(router.state);
  } else {
    const place = placeOf(router.state);
    if (scrollY < place) scrollTo({ top: place, behavior: 'instant' });
    see(router.state);
  }
  router.subscribe(see);
}
