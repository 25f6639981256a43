import { resolveSource } from '@smart-art/api-client';
import type { OwnProfile } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { maskAccount } from './bank.ts';
import { accountTypeMessages, profileMessages as messages } from './Profile.messages.ts';

/** Where the house pays the seller. The number is covered: a screen is seen by more than one. */
export function BankFacts({ profile }: { profile: OwnProfile }) {
  const intl = useIntl();
  const { config } = useServices();
  const { bank_details: bank, paypal_id, passbook_photo: passbook } = profile;
  const facts = [
    ...(bank
      ? [
          { term: intl.formatMessage(messages.accountName), description: bank.account_name },
          { term: intl.formatMessage(messages.bankName), description: bank.bank_name },
          { term: intl.formatMessage(messages.branchName), description: bank.branch_name },
          {
            term: intl.formatMessage(messages.accountType),
            description: bank.account_type ? intl.formatMessage(accountTypeMessages[bank.account_type]) : null,
          },
          { term: intl.formatMessage(messages.accountNumber), description: maskAccount(bank.account_number) },
          { term: intl.formatMessage(messages.swiftCode), description: bank.swift_code },
          { term: intl.formatMessage(messages.ifscCode), description: bank.ifsc_code },
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
