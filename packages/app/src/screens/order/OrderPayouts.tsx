import { getPerson, type OrderDetails, type OwnProfile } from '@smart-art/api-client/queries';
import { ownAccountNumber } from '@smart-art/openapi/rules';
import { writeDay } from '@smart-art/ui/date-field';
import { Link } from '@smart-art/ui/link';
import { formatMoney } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { maskAccount } from '../../bank/mask-account.ts';
import { payoutMessages as messages } from '../../orders/payout.messages.ts';
import { useServices } from '../../services/services.ts';

type OrderPayout = OrderDetails['payouts'][number];

/** The payout account, masked except for its end, because others may see the screen. */
const accountOf = ({ bank_details: bank }: OwnProfile): string | undefined =>
  bank ? maskAccount(ownAccountNumber(bank) || bank.account_number) : undefined;

function sentence(intl: IntlShape, { state, due_on, amount: sum }: OrderPayout, profile: OwnProfile | undefined) {
  const amount = formatMoney(sum.amount, sum.currency, intl.locale);
  if (state === 'direct') return intl.formatMessage(messages.direct);
  if (state === 'after_delivery') return intl.formatMessage(messages.afterDelivery, { amount });
  if (state === 'after_return' || !due_on) return intl.formatMessage(messages.afterReturn, { amount });
  const date = writeDay(due_on, intl.locale);
  const account = profile && accountOf(profile);
  if (account) return intl.formatMessage(messages.dueToAccount, { amount, date, account });
  if (profile?.paypal_id) return intl.formatMessage(messages.dueToPaypal, { amount, date });
  return intl.formatMessage(messages.due, { amount, date });
}

/** Due date and account of an order's payout. The page does not know whether it was transferred. */
export function OrderPayouts({ payouts }: Pick<OrderDetails, 'payouts'>) {
  const intl = useIntl();
  const { clients } = useServices();
  const isOwed = payouts.some(({ state }) => state !== 'direct');
  const { data } = useQuery({ ...getPerson(clients.product), enabled: isOwed });
  const profile = data?.profile ?? undefined;
  if (payouts.length === 0) return null;
  const lacksAccount = isOwed && profile && !profile.bank_details && !profile.paypal_id;
  const sentences = [...new Set(payouts.map((payout) => sentence(intl, payout, profile)))];
  return (
    <Stack gap={2}>
      {sentences.map((sentence) => (
        <Muted key={sentence}>{sentence}</Muted>
      ))}
      {lacksAccount && <Link href="/edit-profile#bank">{intl.formatMessage(messages.addBank)}</Link>}
    </Stack>
  );
}
