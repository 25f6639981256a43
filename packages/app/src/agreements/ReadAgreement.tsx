import type { AgreementPageKey } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { toast } from '@smart-art/ui/toast';
import { useIntl } from 'react-intl';
import { failureMessages } from '../frame/failures.messages.ts';
import type { AgreementTextProps } from './AgreementText.tsx';

const text = lazyComponent<AgreementTextProps>(() => import('./AgreementText.tsx').then((part) => part.AgreementText));

/** Opens the text of an agreement over the form. */
export function ReadAgreement({ pageKey, label }: { pageKey: AgreementPageKey; label: string }) {
  const intl = useIntl();
  const { Part, open, setOpen, show, intent } = useLazyOverlay(text, () =>
    toast.warning(intl.formatMessage(failureMessages.network)),
  );
  return (
    <>
      <Button {...intent} onClick={show} size="small">
        {label}
      </Button>
      {Part && open && <Part onOpenChange={setOpen} open pageKey={pageKey} />}
    </>
  );
}
