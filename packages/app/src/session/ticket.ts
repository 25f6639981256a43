const MARK = '#ticket=';

let taken: string | undefined;

const isThere = () => location.hash.startsWith(MARK);

/**
 * Another product passes a ticket in the URL's fragment. Remove it from the URL and the history before anything else
 * can read or store it, and show the screen that asks the user for confirmation.
 */
export function captureTicket(): void {
  /* A ticket opened in a page that is already loaded: start over. */
  addEventListener('hashchange', () => isThere() && location.reload());
  if (!isThere()) return;
  taken = location.hash.slice(MARK.length);
  history.replaceState(null, '', `/sign-in/continue${location.search}`);
}

/** The ticket this visit started with. */
export const capturedTicket = (): string | undefined => taken;
