import type { RedirectDialogProps } from '@smart-art/ui/dialog';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { toast } from '@smart-art/ui/toast';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../failures.messages.ts';

const redirectDialog = lazyComponent<RedirectDialogProps>(() =>
  import('@smart-art/ui/dialog').then((part) => part.RedirectDialog),
);

/**
 * Opens the buyer side in a new tab after a confirmation (001 section 2).
 * @returns `confirm`, which takes the URL, and the dialog to render
 */
export function useBuyerSide(): { confirm: (href: string) => void; dialog: ReactNode } {
  const intl = useIntl();
  const [href, setHref] = useState('');
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const { Part: Dialog, open, setOpen } = useLazyOverlay(redirectDialog, failed);
  return {
    confirm: (to) => {
      setHref(to);
      setOpen(true);
    },
    dialog: Dialog && <Dialog href={href} onOpenChange={setOpen} open={open} />,
  };
}
