const MARK = '#ticket=';

let taken: string | undefined;

const isThere = () => location.hash.startsWith(MARK);

/**
 * A ticket of another product stands in the fragment of the address. It leaves the address and the history before
 * anything else happens, where it would be seen and remembered, and the screen takes its place that asks the person.
 */
export function captureTicket(): void {
  /* Into a page that is open already: it begins anew. */
  addEventListener('hashchange', () => isThere() && location.reload());
  if (!isThere()) return;
  taken = location.hash.slice(MARK.length);
  history.replaceState(null, '', `/sign-in/continue${location.search}`);
}

/** The ticket this visit started with. */
export const capturedTicket = (): string | undefined => taken;
