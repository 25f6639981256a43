import { useRef } from 'react';
import { Button, LinkButton } from '../button/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { AlertDialog } from './AlertDialog.tsx';
import type { DialogProps } from './Dialog.tsx';
import { strings } from './strings.ts';

export interface RedirectDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'>, RootProps<HTMLElement> {
  /** The address on the buyer side. */
  href: string;
}

/**
 * Confirms before a link leads from the seller app to the buyer side (001 section 2, confirmation-to-redirect). The
 * confirm button is a real link, so that no pop-up blocker stops the new tab. Load it lazily. Not for links inside the
 * app or to other sites: Link itself announces a new tab.
 */
export function RedirectDialog({ open, onOpenChange, href, ...root }: RedirectDialogProps) {
  const string = useStrings(strings);
  const go = useRef<HTMLAnchorElement>(null);
  const close = () => onOpenChange(false);
  return (
    <AlertDialog
      {...root}
      actions={
        <>
          <Button onClick={close}>{string('redirectStay')}</Button>
          <LinkButton emphasis="primary" href={href} onClick={close} ref={go} rel="noopener" target="_blank">
            {string('redirectGo')}
          </LinkButton>
        </>
      }
      initialFocus={go}
      message={<p>{string('redirectWords')}</p>}
      onOpenChange={onOpenChange}
      open={open}
      title={string('redirectTitle')}
    />
  );
}
