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
 * Asks before a link leads from the seller's desk to the buyer side (001 section 2, confirmation-to-redirect). Its yes
 * is a real link, so no browser takes the new tab for a pop-up. Load it lazily. Not for links inside the app, nor for
 * other sites: Link says by itself that it opens a new tab.
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
