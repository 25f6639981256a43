import { useEffect } from 'react';
import { useString } from '../provider/index.ts';
import { Announced } from './Announced.tsx';
import { type Toast, toastDuration, toastQueue } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './Toaster.css.ts';

function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    if (toast.action) return;
    const timer = setTimeout(() => toastQueue.close([toast.key]), toastDuration);
    return () => clearTimeout(timer);
  }, [toast]);
  return <ToastCard announce={(message) => <Announced tone={toast.tone}>{message}</Announced>} toast={toast} />;
}

/**
 * The toasts when their region could not be downloaded: losing the network is news too. Without what makes the region
 * better: pausing and a landmark to reach them by.
 */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const string = useString();
  return (
    <section aria-label={string('toast.region')} className={css.region} data-react-aria-top-layer="true">
      <ol className={css.list}>
        {toasts.map((toast) => (
          <li className={css.item} key={toast.key}>
            <PlainToast toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  );
}
