/** What kind of answer it is (001 section 4). `primary` asks for attention without being good or bad news. */
export type ToastTone = 'success' | 'warning' | 'primary' | 'default';

/** Something that can be done about it, once. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface Toast {
  key: number;
  tone: ToastTone;
  message: string;
  action?: ToastAction;
  /** How often the same was said while it was shown. */
  count: number;
  /** When, in ms since 1970. */
  time: number;
}

/** How long a toast stays, in ms (000 section 9). One with an action stays until it is answered or cleared. */
export const toastDuration = 5000;

/** More than these are never kept waiting: the oldest go. */
const atMost = 20;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function change(to: readonly Toast[]) {
  toasts = to;
  for (const listener of listeners) listener();
}

/** What is shown, the newest last. It may be filled before anything shows it. */
export const toastQueue = {
  current: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  close: (keys: readonly number[]) => {
    if (toasts.some(({ key }) => keys.includes(key))) change(toasts.filter(({ key }) => !keys.includes(key)));
  },
};

const show =
  (tone: ToastTone) =>
  (message: string, { action }: { action?: ToastAction } = {}) => {
    // The same words again are the same news: they are counted, and their time starts anew. Not what can be undone: each
    // of those is another deed.
    const same = action
      ? undefined
      : toasts.find((toast) => toast.message === message && toast.tone === tone && !toast.action);
    const toast: Toast = {
      key: next++,
      tone,
      message,
      ...(action && { action }),
      count: (same?.count ?? 0) + 1,
      time: Date.now(),
    };
    change([...toasts.filter(({ key }) => key !== same?.key), toast].slice(-atMost));
    return toast.key;
  };

/**
 * Answers an action in passing, top centre, for 5 seconds. Callable from anywhere, also before React renders; one
 * Toaster shows them. Not for what must not be missed: use Banner. Not for the error of a field.
 * @returns a key for `toast.close`
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  primary: show('primary'),
  default: show('default'),
  close: (key: number) => toastQueue.close([key]),
};
