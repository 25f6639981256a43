/** Kind of message (001 section 4). `primary` asks for attention without being good or bad news. */
export type ToastTone = 'success' | 'warning' | 'primary' | 'default';

/** An action on the message, available once. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface Toast {
  key: number;
  tone: ToastTone;
  message: string;
  action?: ToastAction;
  /** How often the message was repeated while visible. */
  count: number;
  /** Timestamp, in ms since 1970. */
  time: number;
}

/** Duration of a toast, in ms (000 section 9). One with an action stays until it is used or cleared. */
export const toastDuration = 5000;

/** Maximum length of the queue; the oldest are dropped. */
const atMost = 20;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function change(to: readonly Toast[]) {
  toasts = to;
  for (const listener of listeners) listener();
}

/** The current toasts, newest last. Can be filled before anything renders it. */
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
    // The same text again counts as a repetition, and restarts the timer. Not if it has an action: each of those undoes
    // something else.
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
 * Brief feedback on an action, top centre, for 5 seconds. Callable from anywhere, also before React renders; one
 * Toaster shows them. Not for messages that must not be missed: use Banner. Not for the error of a field.
 * @returns a key for `toast.close`
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  primary: show('primary'),
  default: show('default'),
  close: (key: number) => toastQueue.close([key]),
};
