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

/** More than these wait until there is room. */
const atOnce = 4;

const aria = new ToastQueue<Toast>({ maxVisibleToasts: atOnce });
/** React Aria's key of each of ours. */
const keys = new Map<number, string>();

/** Hands our toasts to React Aria, which times them, pauses them and leads the focus. */
function hand() {
  const wanted = toastQueue.current();
  for (const [key, ariaKey] of keys) {
    if (wanted.some((toast) => toast.key === key)) continue;
    keys.delete(key);
    aria.close(ariaKey);
  }
  for (const toast of wanted) {
    if (keys.has(toast.key)) continue;
    const onClose = () => {
      keys.delete(toast.key);
      toastQueue.close([toast.key]);
    };
    keys.set(toast.key, aria.add(toast, toast.action ? { onClose } : { onClose, timeout: toastDuration }));
  }
}
hand();
toastQueue.subscribe(hand);
keepLog();
// Nobody reads in a tab that is hidden.
document.addEventListener('visibilitychange', () => (document.hidden ? aria.pauseAll() : aria.resumeAll()));

/** Apart from the card, which also shows where the region could not be downloaded and must be light. */
function Swiped({ toast, children }: { toast: Toast; children: ReactNode }) {
  const swipe = useSwipe(() => toastQueue.close([toast.key]));
  return <div {...swipe}>{children}</div>;
}

/** A toast's own element. React Aria would call it an alertdialog, which browsers announce as loudly as an alert. */
const Frame = ({ 'aria-modal': _, ...props }: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: no fieldset: there is no field in it
  <div {...props} role="group" />
);

/** Names its toast, as React Aria has it. */
function Message({ tone, children }: { tone: ToastTone; children: ReactNode }) {
  const { id } = useSlottedContext(TextContext, 'title') ?? {};
  return (
    <Announced id={id} tone={tone}>
      {children}
    </Announced>
  );
}

/** The landmark (F6) in which toasts appear, above every overlay and outside its focus. Downloaded with the first one. */
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
