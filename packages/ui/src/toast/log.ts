import { type Toast, toastQueue } from './queue.ts';

/** Maximum number of entries; the oldest are dropped. */
const limit = 100;

let log: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function publish(to: readonly Toast[]) {
  log = to;
  for (const listener of listeners) listener();
}

/** Records new toasts; a repeated one is listed once, at its latest position. */
function write() {
  const fresh = toastQueue.current().filter(({ key }) => key > last);
  if (fresh.length === 0) return;
  let entries = log;
  for (const toast of fresh) {
    const again = (entry: Toast) => toast.count > 1 && entry.message === toast.message && entry.tone === toast.tone;
    const counted = entries.find((entry) => again(entry) && !entry.action);
    entries = [toast, ...entries.filter((entry) => entry !== counted)].slice(0, limit);
    last = toast.key;
  }
  publish(entries);
}

/** Records all toasts from now on. Idempotent. */
export function keepLog(): void {
  write();
  toastQueue.subscribe(write);
}

/**
 * The toasts of this session, newest first. Separate from the queue, which is in the first load; this is loaded with
 * the region on the first toast.
 */
export const toastLog = {
  current: () => log,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  clear: () => publish([]),
};
