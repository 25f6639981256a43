import { lazy, Suspense, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isOurReload } from '../drafts/leaving.ts';
import { useServices } from '../services/services.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, so that a save just made is known. */
  isUnsaved(): boolean;
  title: string;
  children: string;
  confirmLabel: string;
}

/**
 * Asks before a form with unsaved changes is left. Never after saving, never when the session is over (there would be
 * nothing to stay for, and what was typed is kept), never for a reload the app itself asked for.
 */
export function LeaveGuard({ isUnsaved, title, children, confirmLabel }: LeaveGuardProps) {
  const { session } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.current() !== null && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isOurReload()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const proceeding = useRef(false);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    proceeding.current = true;
    blocker.proceed();
  };
  const close = (open: boolean) => {
    /* Closing after the answer must not take the answer back. */
    if (!open && !proceeding.current) blocker.reset();
  };
  return (
    <Suspense>
      <ConfirmDialog confirmLabel={confirmLabel} onConfirm={leave} onOpenChange={close} open title={title}>
        {children}
      </ConfirmDialog>
    </Suspense>
  );
}
