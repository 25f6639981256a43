import { toastQueue } from '@smart-art/ui/toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const loadToaster = () => import('@smart-art/ui/toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Loads the toaster ahead of the first toast, so that a lost connection can still be reported. */
export const preloadToasts = (): void => void loadToaster().catch(() => {});

const hasToasts = () => toastQueue.current().length > 0;

/** Shows toasts; the toaster loads with the first one, or after sign-in. */
export function Toasts() {
  const some = useSyncExternalStore(toastQueue.subscribe, hasToasts, () => false);
  const [needed, setNeeded] = useState(false);
  if (some && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
