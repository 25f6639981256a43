import type { Exhibition } from '@smart-art/api-client/queries';
import { Stack } from '@smart-art/ui/stack';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonText } from '../../exhibitions/reason-text.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';

const Dialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).Dialog }));

export interface OfferedStepProps {
  offer: Exhibition['available_actions'][number] | undefined;
  name: string;
  tone?: 'danger';
  clock: string;
  /** The step is no longer available, perhaps because it was taken in another tab. An open form stays. */
  hidden?: boolean;
  /** The form shown before the step is taken. @param close returns to the page */
  form: (close: () => void) => ReactNode;
}

/** A step: its button opens its form. A closed step stays visible with its reason and time. */
export function OfferedStep({ offer, name, tone, clock, hidden, form }: OfferedStepProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { available, reason } = offer ?? { available: false, reason: null };
  const isShown = offer && !hidden;
  if (!isShown && !isOpen) return null;
  return (
    <Stack gap={1}>
      {isShown && (
        <ReasonedButton
          fullWidth
          onClick={() => setOpen(true)}
          reason={available ? undefined : reason ? reasonText(intl, reason, clock) : ''}
          tone={tone}
        >
          {name}
        </ReasonedButton>
      )}
      {/* The typed text stays if the step closes in the meantime: the server's error says why. */}
      {isOpen && (
        <Suspense>
          <Dialog onOpenChange={setOpen} open title={name}>
            {form(() => setOpen(false))}
          </Dialog>
        </Suspense>
      )}
    </Stack>
  );
}
