import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Toast, toastQueue } from './queue.ts';
import * as css from './ToastCard.css.ts';
import { toastIcons } from './tones.ts';

export interface ToastCardProps {
  toast: Toast;
  /** Wraps the message in its live region. */
  announce: (message: ReactNode) => ReactNode;
}

/** The look of a toast, for the region and the fallback. */
export function ToastCard({ toast, announce }: ToastCardProps) {
  const string = useString();
  const { key, tone, message, action, count } = toast;
  const Icon = toastIcons[tone];
  const close = () => toastQueue.close([key]);
  return (
    <div className={css.card}>
      <span className={cx(css.icon, css.tone[tone])}>
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className={css.body}>
        <div className={css.message}>
          {announce(
            <>
              {tone !== 'default' && tone !== 'primary' && <VisuallyHidden>{string(`toast.${tone}`)}: </VisuallyHidden>}
              {message}
              {count > 1 && <span className={css.count}> × {count}</span>}
            </>,
          )}
        </div>
        {action && (
          <Button
            onClick={() => {
              action.onAction();
              close();
            }}
            size="small"
          >
            {action.label}
          </Button>
        )}
      </div>
      <button className={css.close} onClick={close} type="button">
        <X aria-hidden="true" size={18} />
        <VisuallyHidden>{string('toast.close')}</VisuallyHidden>
      </button>
    </div>
  );
}
