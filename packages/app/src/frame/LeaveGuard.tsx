import { UnsavedGuard, type UnsavedGuardProps } from '@smart-art/ui/unsaved-guard';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { draftMessages } from '../drafts/drafts.messages.ts';
import { isIntentionalReload } from '../drafts/leaving.ts';
import { useServices } from '../services/services.ts';

export interface LeaveGuardProps extends Omit<UnsavedGuardProps, 'blocker'> {
  /** Called when leaving, so that it includes a save that just completed. */
  isUnsaved(): boolean;
  /** Whether the device cannot store drafts; then a message says so instead of `children`. */
  hasDraftFailed(): boolean;
}

/**
 * Prompts before leaving a form with unsaved changes. Not after saving, not when the session has ended (nothing to stay
 * for, and the draft is saved), and not for a reload by the app.
 */
export function LeaveGuard({ isUnsaved, hasDraftFailed, children, ...dialog }: LeaveGuardProps) {
  const intl = useIntl();
  const { session } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.current() !== null && isUnsaved(),
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved() && !isIntentionalReload()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);

  return (
    <UnsavedGuard {...dialog} blocker={blocker}>
      {hasDraftFailed() ? intl.formatMessage(draftMessages.leaveUnkept) : children}
    </UnsavedGuard>
  );
}
