import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { ConfirmDialogProps } from '../dialog/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { strings } from './strings.ts';

const question = lazyComponent<ConfirmDialogProps>(() =>
  import('../dialog/index.ts').then((part) => part.ConfirmDialog),
);

/** A move that waits for an answer. React Router's `useBlocker` returns one. */
export interface NavigationBlocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  /** Makes the move. */
  proceed?: (() => void) | undefined;
  /** Stays. */
  reset?: (() => void) | undefined;
}

export interface UnsavedGuardProps extends RootProps<HTMLElement> {
  blocker: NavigationBlocker;
  /** The question, where "Leave without saving?" is not the right one. */
  title?: string | undefined;
  /** What leaving means: what is lost, what is kept. */
  children?: ReactNode | undefined;
  /** The verb of the question. */
  confirmLabel?: string | undefined;
}

/**
 * Asks before a move inside the app loses what was typed; Escape and Cancel stay. For the closing of the page itself the
 * browser asks in its own words (`useUnsavedGuard`). Not where drafts are kept: there is nothing to lose.
 */
export function UnsavedGuard({ blocker, title, children, confirmLabel, ...root }: UnsavedGuardProps) {
  const string = useStrings(strings);
  const Question = question.useComponent();
  const answered = useRef(false);
  const blocked = blocker.state === 'blocked';

  const words = { title: title ?? string('title'), body: children ?? string('body') };
  // Where our own question cannot be fetched the browser asks: without one nobody could leave, nor know why.
  const askPlainly = useEffectEvent(() => {
    const body = typeof words.body === 'string' ? words.body : string('body');
    if (confirm(`${words.title}\n\n${body}`)) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (!blocked) return;
    answered.current = false;
    let waiting = true;
    void question.preload().then((there) => {
      if (!there && waiting) askPlainly();
    });
    return () => {
      waiting = false;
    };
  }, [blocked]);

  if (!Question) return null;
  return (
    <Question
      {...root}
      confirmLabel={confirmLabel ?? string('leave')}
      onConfirm={() => {
        answered.current = true;
        blocker.proceed?.();
      }}
      onOpenChange={(open) => {
        // It closes after the answer, too, which must not take it back.
        if (!open && !answered.current) blocker.reset?.();
      }}
      open={blocked}
      title={words.title}
      // What is lost cannot be had back: the focus begins on staying.
      tone="danger"
    >
      {words.body}
    </Question>
  );
}
