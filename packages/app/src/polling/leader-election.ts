/** Leader election between a person's tabs: one visible tab polls for all of them. */

export interface LeaderElectionOptions {
  /** The same in all tabs that share. */
  name: string;
  /** Called when this tab becomes the leader, and when it stops being it. */
  onLeadershipChange(leads: boolean): void;
  /** Called when the tab becomes visible, whether it leads or not. */
  onSeen(): void;
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /**
   * Null if the page is served without TLS; rejects if site data is blocked. Then each visible tab polls for itself.
   */
  locks?: Pick<LockManager, 'request'> | null;
}

/**
 * The leader is the visible tab that holds the Web Lock of that name. The browser passes the lock to the next waiting
 * tab when this one is hidden, closed or crashes.
 *
 * @returns stops, and lets another tab become the leader
 */
export function runLeaderElection({
  name,
  onLeadershipChange,
  onSeen,
  page = document,
  locks = navigator.locks ?? null,
}: LeaderElectionOptions): () => void {
  let turn: AbortController | undefined;

  function enter(): void {
    const own = new AbortController();
    turn = own;
    const lead = () => {
      if (own.signal.aborted) return;
      onLeadershipChange(true);
      return new Promise<void>((release) => {
        own.signal.addEventListener('abort', () => {
          onLeadershipChange(false);
          release();
        });
      });
    };
    if (!locks) void lead();
    // Also rejects if the tab was hidden while waiting: then `lead` does nothing.
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
