import { profileDetails } from '@smart-art/api-client/queries';
import { Button, type ButtonProps, LinkButton } from '@smart-art/ui/button';
import { LockKeyhole } from '@smart-art/ui/icons';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { toast } from '@smart-art/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addingObstacle } from '../frame/agreement.ts';
import { failureMessages } from '../frame/failures.messages.ts';
import { useSeller, useServices } from '../services/services.ts';
import type { AddingBlockedProps } from './AddingBlocked.tsx';

const blocked = lazyComponent<AddingBlockedProps>(() =>
  import('./AddingBlocked.tsx').then((part) => part.AddingBlocked),
);

/**
 * Links to the form for a new work. If none can be added (000 section 4), it shows a lock, and clicking it explains why
 * and links to the solution, instead of failing after the form has been filled in.
 */
export function AddWorkButton({ icon, ...look }: Pick<ButtonProps, 'icon' | 'emphasis' | 'children'>) {
  const intl = useIntl();
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  const { data: profile } = useQuery({ ...profileDetails(clients.product, email), enabled: email !== '' });
  const obstacle = addingObstacle(profile);
  const overlay = useLazyOverlay(blocked, () => toast.warning(intl.formatMessage(failureMessages.network)));
  const { Part: AddingBlocked, open, setOpen } = overlay;
  if (!obstacle) return <LinkButton {...look} href="/add-art" icon={icon} />;
  return (
    <>
      <Button {...look} aria-haspopup="dialog" icon={LockKeyhole} onClick={() => setOpen(true)} />
      {AddingBlocked && <AddingBlocked email={email} obstacle={obstacle} onOpenChange={setOpen} open={open} />}
    </>
  );
}
