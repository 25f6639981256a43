import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toastQueue } from './queue.ts';

const region = lazyComponent<object>(() => import('./ToastRegion.tsx').then((part) => part.ToastRegion));

const keysNow = () =>
  toastQueue
    .current()
    .filter(({ action }) => !action)
    .map(({ key }) => key);

/**
 * Any click clears all toasts (001 section 4) except those with an action: a click meant for something else must not
 * remove the user's only undo. Only those that existed when the press began, so that a click never clears the toast it
 * causes, and after the click has done its work, so that it is not swallowed.
 */
function useClickClears() {
  useEffect(() => {
    let atPress: number[] | null = null;
    const onPress = () => {
      atPress = keysNow();
    };
    const onClick = () => {
      const keys = atPress ?? keysNow();
      atPress = null;
      setTimeout(() => toastQueue.close(keys));
    };
    const capture = { capture: true };
    window.addEventListener('pointerdown', onPress, capture);
    window.addEventListener('keydown', onPress, capture);
    window.addEventListener('click', onClick, capture);
    return () => {
      window.removeEventListener('pointerdown', onPress, capture);
      window.removeEventListener('keydown', onPress, capture);
      window.removeEventListener('click', onClick, capture);
    };
  }, []);
}

/**
 * Renders the toasts of `toast`. One, at start-up, outside every screen; its region is downloaded with the first toast.
 * Not for showing a message: call `toast`. Not for messages that must stay until they are read: use Banner.
 * @see toast
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const some = toasts.length > 0;
  const Region = region.useComponent();
  const [failed, setFailed] = useState(false);
  useClickClears();

  useEffect(() => {
    if (some) void region.preload().then((there) => setFailed(!there));
  }, [some]);

  if (!some) return null;
  // Mounted with its first toast: an empty region would not become a landmark.
  if (Region) return <Region />;
  return failed ? <PlainToasts toasts={toasts} /> : null;
}
