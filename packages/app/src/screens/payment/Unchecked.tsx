import { isTransient } from '@smart-art/api-client';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './payment.messages.ts';
import { paymentFailureMessage } from './payment-failure.ts';

export interface UncheckedProps {
  error: unknown;
  /** Checks again. */
  retry(): void;
  /** Adds a title, if the page's own does not say that the payment could not be checked. */
  titled?: boolean;
}

/** A payment whose status is unknown, and which may have been made: the reason, and a retry. */
export function Unchecked({ error, retry, titled = false }: UncheckedProps) {
  const intl = useIntl();
  /* Retry automatically when the connection returns. */
  useEffect(() => {
    if (!isTransient(error)) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [error, retry]);
  return (
    <Banner
      action={
        <Button onClick={retry} size="small">
          {intl.formatMessage(messages.checkAgain)}
        </Button>
      }
      live="assertive"
      title={titled ? intl.formatMessage(messages.unknown) : undefined}
      tone="danger"
    >
      {paymentFailureMessage(intl, error)}
    </Banner>
  );
}
