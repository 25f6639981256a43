import { resolveSource } from '@smart-art/api-client';
import type { OwnProfile } from '@smart-art/api-client/queries';
import { groupedSortCode, ownAccountNumber } from '@smart-art/openapi/rules';
import { DescriptionList } from '@smart-art/ui/description-list';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Link } from '@smart-art/ui/link';
import { useIntl } from 'react-intl';
import { accountTypeMessages, partMessages } from '../../bank/bank.messages.ts';
import { maskAccount } from '../../bank/mask-account.ts';
import { useServices } from '../../services/services.ts';
import { profileMessages as messages } from './Profile.messages.ts';

/** The account that the operator pays to. The number is masked because others may see the screen. */
export function BankFacts({ profile }: { profile: OwnProfile }) {
  const intl = useIntl();
  const { config } = useServices();
  const { bank_details: bank, paypal_id, passbook_photo: passbook } = profile;
  if (!bank && !passbook && !paypal_id) {
    return (
      <EmptyState
        action={<Link href="/edit-profile#bank">{intl.formatMessage(messages.addBank)}</Link>}
        size="line"
        title={intl.formatMessage(messages.noPayouts)}
      />
    );
  }
  const number = ownAccountNumber(bank ?? {});
  const facts = [
    ...(bank
      ? [
          { term: intl.formatMessage(partMessages.account_name), description: bank.account_name },
          { term: intl.formatMessage(partMessages.bank_name), description: bank.bank_name },
          { term: intl.formatMessage(partMessages.branch_name), description: bank.branch_name },
          {
            term: intl.formatMessage(partMessages.account_type),
            description: bank.account_type ? intl.formatMessage(accountTypeMessages[bank.account_type]) : null,
          },
          {
            term: intl.formatMessage(partMessages.sort_code),
            description: bank.sort_code ? groupedSortCode(bank.sort_code) : null,
          },
          { term: intl.formatMessage(partMessages.routing_number), description: bank.routing_number },
          {
            term: intl.formatMessage(partMessages.account_number),
            description: number === '' ? null : maskAccount(number),
          },
          { term: intl.formatMessage(partMessages.iban), description: bank.iban ? maskAccount(bank.iban) : null },
          { term: intl.formatMessage(partMessages.swift_code), description: bank.swift_code },
          { term: intl.formatMessage(partMessages.ifsc_code), description: bank.ifsc_code },
        ]
      : [{ term: intl.formatMessage(messages.account), description: intl.formatMessage(messages.notGiven) }]),
    {
      term: intl.formatMessage(messages.passbook),
      description: passbook ? (
        <Link external href={resolveSource(config.productUrl, passbook.url)}>
          {passbook.file_name}
        </Link>
      ) : (
        intl.formatMessage(messages.notGiven)
      ),
    },
    { term: intl.formatMessage(messages.paypal), description: paypal_id ?? intl.formatMessage(messages.notGiven) },
  ];
  return <DescriptionList items={facts.filter(({ description }) => description != null)} />;
}
