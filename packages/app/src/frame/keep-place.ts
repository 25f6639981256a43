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

  /** @param isNavigation then the first measurement may be of the previous page, and the router scrolls itself */
  const lead = (place: number, isNavigation: boolean) => {
    const listening = new AbortController();
    let isCurrent = !isNavigation;
    const growth = new ResizeObserver(() => {
      if (isCurrent) scrollTo({ top: place, behavior: 'instant' });
      isCurrent = true;
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
  const see = (state: AppRouter['state'], isNavigation = true) => {
    if (seen(state) === shown) return;
    end();
    shown = seen(state);
    if (placeOf(state) > 0) lead(placeOf(state), isNavigation);
  };

  /* This code starts after the page: the list may have loaded before it, and the user may already have acted. */
  if (userEvents.some((event) => performance.eventCounts?.get?.(event))) shown = seen(router.state);
  else see(router.state, false);
  router.subscribe((state) => see(state));
}
