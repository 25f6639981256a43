import type { RedirectDialogProps } from '@smart-art/ui/dialog';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { toast } from '@smart-art/ui/toast';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../failures.messages.ts';

const dialog = lazyComponent<RedirectDialogProps>(() =>
  import('@smart-art/ui/dialog').then((part) => part.RedirectDialog),
);

/**
 * Opens the buyer side in a new tab after a confirmation (001 section 2).
 * @returns `ask`, which takes the URL, and the dialog to render
 */
export function useBuyerSide(): { ask: (href: string) => void; question: ReactNode } {
  const intl = useIntl();
  const [href, setHref] = useState('');
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const { Part: Dialog, open, setOpen } = useLazyOverlay(dialog, failed);
  return {
    ask: (to) => {
      setHref(to);
      setOpen(true);
    },
    question: Dialog && <Dialog href={href} onOpenChange={setOpen} open={open} />,
  };
}
