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
}

/** How long a toast stays, in ms (000 section 9). One with an action stays until it is answered or cleared. */
export const toastDuration = 5000;

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
    // The same words again are the same news: they take the older one's place and its time starts anew.
    const others = action ? toasts : toasts.filter((toast) => toast.message !== message || toast.tone !== tone);
    const key = next++;
    change([...others, { key, tone, message, ...(action && { action }) }]);
    return key;
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
