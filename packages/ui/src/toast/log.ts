import { type Toast, toastQueue } from './queue.ts';

/** More than these are not kept: the oldest go. */
const kept = 100;

let log: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function tell(to: readonly Toast[]) {
  log = to;
  for (const listener of listeners) listener();
}

/** Writes down what has come since; news that was counted stands once, in its newest place. */
function write() {
  const fresh = toastQueue.current().filter(({ key }) => key > last);
  if (fresh.length === 0) return;
  let entries = log;
  for (const toast of fresh) {
    const again = (entry: Toast) => toast.count > 1 && entry.message === toast.message && entry.tone === toast.tone;
    const counted = entries.find((entry) => again(entry) && !entry.action);
    entries = [toast, ...entries.filter((entry) => entry !== counted)].slice(0, kept);
    last = toast.key;
  }
  tell(entries);
}

/** Writes down all that is said from now on. More than once is as good as once. */
export function keepLog(): void {
  write();
  toastQueue.subscribe(write);
}

/**
 * What has been said in this session, the newest first. Apart from the queue, which is on the first page a visitor sees:
 * the region that shows the first toast brings it.
 */
export const toastLog = {
  current: () => log,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  clear: () => tell([]),
};
