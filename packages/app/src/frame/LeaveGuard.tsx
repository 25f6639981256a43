import { UnsavedGuard, type UnsavedGuardProps } from '@smart-art/ui/unsaved-guard';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { draftMessages } from '../drafts/drafts.messages.ts';
import { isIntentionalReload } from '../drafts/leaving.ts';
import { useServices } from '../services/services.ts';

export interface LeaveGuardProps extends Omit<UnsavedGuardProps, 'blocker'> {
  /** Asked at the moment of leaving, so that a save just made is known. */
  isUnsaved(): boolean;
  /** Whether this device refuses to keep what was typed: that is said then, in place of `children`. */
  isRefused(): boolean;
}

/**
 * Asks before a form with unsaved changes is left. Never after saving, never when the session is over (there would be
 * nothing to stay for, and what was typed is kept), never for a reload the app itself asked for.
 */
export function LeaveGuard({ isUnsaved, isRefused, children, ...question }: LeaveGuardProps) {
  const intl = useIntl();
  const { session } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.current() !== null && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isIntentionalReload()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <UnsavedGuard {...question} blocker={blocker}>
      {isRefused() ? intl.formatMessage(draftMessages.leaveUnkept) : children}
    </UnsavedGuard>
  );
}
