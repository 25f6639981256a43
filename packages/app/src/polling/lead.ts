/** Which of a person's tabs asks for all of them: one that can be seen, and never two. */

export interface LeadOptions {
  /** The same in all tabs that share. */
  name: string;
  /** Told when this tab takes over, and when it no longer leads. */
  onLead(leads: boolean): void;
  /** Told when the tab can be seen again, whether it leads or not. */
  onSeen(): void;
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /**
   * None where the page is served without TLS, and refused where site data is blocked: then each tab that can be seen asks
   * for itself.
   */
  locks?: Pick<LockManager, 'request'> | null;
}

/**
 * Leads while the tab can be seen and holds the lock of that name. The browser gives the lock to the next tab that waits
 * for it when this one is hidden, closed or crashes.
 *
 * @returns ends it, and lets another tab lead
 */
export function takeLead({
  name,
  onLead,
  onSeen,
  page = document,
  locks = navigator.locks ?? null,
}: LeadOptions): () => void {
  let turn: AbortController | undefined;

  function enter(): void {
    const own = new AbortController();
    turn = own;
    const lead = () => {
      if (own.signal.aborted) return;
      onLead(true);
      return new Promise<void>((release) => {
        own.signal.addEventListener('abort', () => {
          onLead(false);
          release();
        });
      });
    };
    if (!locks) void lead();
    // Rejects where the tab was hidden while it waited, too: then it does not lead.
    else locks.request(name, { signal: own.signal }, lead).catch(lead);
  }

  function leave(): void {
    turn?.abort();
    turn = undefined;
  }

  const follow = () => {
    if (page.visibilityState === 'hidden') return leave();
    if (turn) return;
    enter();
    onSeen();
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    page.removeEventListener('visibilitychange', follow);
    leave();
  };
}
