import { toastQueue } from '@smart-art/ui/toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const loadToaster = () => import('@smart-art/ui/toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Brings what shows toasts before there is one, so that news of a lost connection can still be shown. */
export const preloadToasts = (): void => void loadToaster().catch(() => {});

const hasToasts = () => toastQueue.current().length > 0;

/** Shows toasts; what does so is downloaded with the first one, or when a seller comes in. */
export function Toasts() {
  const some = useSyncExternalStore(toastQueue.subscribe, hasToasts, () => false);
  const [wanted, setWanted] = useState(false);
  if (some && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
