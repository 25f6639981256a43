import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { bankTransferWindow } from '@smart-art/openapi/rules';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './payment.messages.ts';
import { methodLabel } from './prices.ts';

export type Method = SubscriptionPayment['method'];

/** A payment method, and why it is unavailable. */
export interface MethodOffer {
  method: Method;
  available: boolean;
  reason: string | null;
}

/** The default payment method: the one used before if it is available, else the first available one. */
export const firstMethod = (offers: readonly MethodOffer[], before: Method | undefined): Method | '' =>
  offers.find(({ method, available }) => available && method === before)?.method ??
  offers.find(({ available }) => available)?.method ??
  '';

interface MethodFieldProps {
  name: 'method';
  offers: readonly MethodOffer[];
  value: Method | '';
  onChange: (value: Method) => void;
  required: boolean;
  error: string[] | undefined;
}

/** The choice of card, wallet or bank transfer (001 section 1). */
export function MethodField({ offers, ...field }: MethodFieldProps) {
  const intl = useIntl();
  if (!offers.some(({ available }) => available)) {
    return <InlineMessage tone="warning">{intl.formatMessage(messages.noMethod)}</InlineMessage>;
  }
  const help: Record<Method, string> = {
    card: intl.formatMessage(messages.cardHelp),
    wallet: intl.formatMessage(messages.walletHelp),
    bank_transfer: intl.formatMessage(messages.transferHelp, { days: bankTransferWindow / 86_400_000 }),
  };
  return (
    <RadioGroup
      {...field}
      label={intl.formatMessage(messages.method)}
      layout="cards"
      options={offers.map(({ method, available, reason }) => ({
        value: method,
        label: methodLabel(intl, method),
        description: available ? help[method] : (reason ?? ''),
        disabled: !available,
      }))}
    />
  );
}
