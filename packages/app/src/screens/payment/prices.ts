import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { paymentMessages as messages } from './payment.messages.ts';

type Line = SubscriptionPayment['quote']['lines'][number];

/** The text of a quote's line. */
export function lineLabel(intl: IntlShape, { kind, quota_gb, years }: Line): string {
  const gigabytes = quota_gb ?? 0;
  switch (kind) {
    case 'disk_quota':
      return intl.formatMessage(messages.diskQuota, { gigabytes, years: years ?? 1 });
    case 'disk_quota_upgrade':
      return intl.formatMessage(messages.diskQuotaUpgrade, { gigabytes });
    case 'notification_service':
      return intl.formatMessage(messages.notificationService, { years: years ?? 1 });
  }
}

/** The name of a payment method. */
export function methodLabel(intl: IntlShape, method: SubscriptionPayment['method']): string {
  return intl.formatMessage(
    { card: messages.card, wallet: messages.wallet, bank_transfer: messages.bankTransfer }[method],
  );
}
