import type { ComponentProps, ReactNode } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  I18nProvider,
  TextContext,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  useSlottedContext,
} from 'react-aria-components';
import { useString, useUi } from '../provider/index.ts';
import { Announced } from './Announced.tsx';
import { keepLog } from './log.ts';
import { type Toast, type ToastTone, toastDuration, toastQueue } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './Toaster.css.ts';
import { useSwipe } from './useSwipe.ts';

/** Maximum number of visible toasts; the others wait. */
const atOnce = 4;

const aria = new ToastQueue<Toast>({ maxVisibleToasts: atOnce });
/** React Aria's key for each of our toasts. */
const keys = new Map<number, string>();

/** Passes our toasts to React Aria, which handles timers, pausing and focus. */
function syncToasts() {
  const toasts = toastQueue.current();
  for (const [key, ariaKey] of keys) {
    if (toasts.some((toast) => toast.key === key)) continue;
    keys.delete(key);
    aria.close(ariaKey);
  }
  for (const toast of toasts) {
    if (keys.has(toast.key)) continue;
    const onClose = () => {
      keys.delete(toast.key);
      toastQueue.close([toast.key]);
    };
    keys.set(toast.key, aria.add(toast, toast.action ? { onClose } : { onClose, timeout: toastDuration }));
  }
}
syncToasts();
toastQueue.subscribe(syncToasts);
keepLog();
// Pause the timers while the tab is hidden.
document.addEventListener('visibilitychange', () => (document.hidden ? aria.pauseAll() : aria.resumeAll()));

/** Separate from the card, which is also part of the fallback and must stay small. */
function Swiped({ toast, children }: { toast: Toast; children: ReactNode }) {
  const swipe = useSwipe(() => toastQueue.close([toast.key]));
  return <div {...swipe}>{children}</div>;
}

/** The element of a toast. React Aria's alertdialog role would be announced as assertively as an alert. */
const Frame = ({ 'aria-modal': _, ...props }: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div {...props} role="group" />
);

/** Labels its toast with React Aria's id. */
function Message({ tone, children }: { tone: ToastTone; children: ReactNode }) {
  const { id } = useSlottedContext(TextContext, 'title') ?? {};
  return (
    <Announced id={id} tone={tone}>
      {children}
    </Announced>
  );
}

/**
 * The landmark (F6) with the toasts, above every overlay and outside its focus trap. Downloaded with the first toast.
 */
export function ToastRegion() {
  const { locale } = useUi();
  const string = useString();
  return (
    <I18nProvider locale={locale}>
      <AriaToastRegion aria-label={string('toast.region')} className={css.region} queue={aria}>
        <ToastList<Toast> className={css.list}>
          {({ toast }) => (
            <AriaToast className={css.item} render={Frame} toast={toast}>
              <Swiped toast={toast.content}>
                <ToastCard
                  announce={(message) => <Message tone={toast.content.tone}>{message}</Message>}
                  toast={toast.content}
                />
              </Swiped>
            </AriaToast>
          )}
        </ToastList>
      </AriaToastRegion>
    </I18nProvider>
  );
}
