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
 * Fallback if the toast region could not be downloaded: a lost connection is itself worth a toast. Without pausing and
 * without the landmark.
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
