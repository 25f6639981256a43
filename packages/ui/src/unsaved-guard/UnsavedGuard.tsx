import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { ConfirmDialogProps } from '../dialog/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { strings } from './strings.ts';

const confirmDialog = lazyComponent<ConfirmDialogProps>(() =>
  import('../dialog/index.ts').then((part) => part.ConfirmDialog),
);

/** A blocked navigation. React Router's `useBlocker` returns one. */
export interface NavigationBlocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  /** Continues the navigation. */
  proceed?: (() => void) | undefined;
  /** Cancels it. */
  reset?: (() => void) | undefined;
}

export interface UnsavedGuardProps extends RootProps<HTMLElement> {
  blocker: NavigationBlocker;
  /** Title of the dialog, if not "Leave without saving?". */
  title?: string | undefined;
  /** Consequences of leaving: what is lost, what is kept. */
  children?: ReactNode | undefined;
  /** Label of the confirming button. */
  confirmLabel?: string | undefined;
}

/**
 * Confirms a navigation inside the app that would lose input; Escape and Cancel stay. When the page itself is closed,
 * the browser shows its own dialog (`useUnsavedGuard`). Not where drafts are saved: there is nothing to lose.
 */
export function UnsavedGuard({ blocker, title, children, confirmLabel, ...root }: UnsavedGuardProps) {
  const string = useStrings(strings);
  const Confirm = confirmDialog.useComponent();
  const answered = useRef(false);
  const blocked = blocker.state === 'blocked';

  const texts = { title: title ?? string('title'), body: children ?? string('body') };
  // If our own dialog fails to load, use the browser's: otherwise users could not leave, nor know why.
  const confirmNatively = useEffectEvent(() => {
    const body = typeof texts.body === 'string' ? texts.body : string('body');
    if (confirm(`${texts.title}\n\n${body}`)) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (!blocked) return;
    answered.current = false;
    let waiting = true;
    void confirmDialog.preload().then((there) => {
      if (!there && waiting) confirmNatively();
    });
    return () => {
      waiting = false;
    };
  }, [blocked]);

  if (!Confirm) return null;
  return (
    <Confirm
      {...root}
      confirmLabel={confirmLabel ?? string('leave')}
      onConfirm={() => {
        answered.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(open) => {
        // It also closes after the answer, which must not cancel the navigation.
        if (!open && !answered.current) blocker.reset?.();
      }}
      open={blocked}
      title={texts.title}
      // The loss is irreversible, so the initial focus is on staying.
      tone="danger"
    >
      {texts.body}
    </Confirm>
  );
}
