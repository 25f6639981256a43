import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { unitsOf } from '@smart-art/openapi/rules';
import { Banner } from '@smart-art/ui/banner';
import { formatMoney } from '@smart-art/ui/money';
import { useIntl } from 'react-intl';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import type { Method } from './MethodField.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import { paymentFailureMessage } from './payment-failure.ts';

export interface PayButtonProps {
  total: SubscriptionPayment['quote']['total'];
  method: Method | '';
  pending: boolean;
  failure: unknown;
}

/** The submit button: shows the amount, and the error if the payment could not be started. */
export function PayButton({ total, method, pending, failure }: PayButtonProps) {
  const intl = useIntl();
  const buttonText = () => {
    if (unitsOf(total) === 0n) return intl.formatMessage(messages.confirmFree);
    if (method === 'bank_transfer') return intl.formatMessage(messages.payByTransfer);
    return intl.formatMessage(messages.pay, { amount: formatMoney(total.amount, total.currency, intl.locale) });
  };
  return (
    <>
      {failure !== undefined && (
        <Banner live="assertive" title={intl.formatMessage(messages.failed)} tone="danger">
          {paymentFailureMessage(intl, failure)}
        </Banner>
      )}
      <ReasonedButton
        emphasis="primary"
        fullWidth
        pending={pending}
        reason={method === '' ? intl.formatMessage(messages.methodFirst) : undefined}
        size="large"
        type="submit"
      >
        {buttonText()}
      </ReasonedButton>
    </>
  );
}
