import { clientSettings, type OwnProfile } from '@smart-art/api-client/queries';
import { type BankPart, neededOfBank } from '@smart-art/openapi/rules';
import { Button } from '@smart-art/ui/button';
import { EmailField } from '@smart-art/ui/email-field';
import { FieldGroup, FieldGroupWide } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { bankMessages } from '../../bank/bank.messages.ts';
import { bankFormOf, inCapitals, isBankGiven, readable, unkept } from '../../bank/bank-form.ts';
import { partsOfSettings } from '../../bank/settings-parts.ts';
import { useBankParts } from '../../bank/use-bank-parts.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { accountTypeMessages } from '../profile/Profile.messages.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { Passbook } from './Passbook.tsx';
import { accountTypes, type ProfileForm } from './profile-form.ts';

export interface PayoutFieldsProps {
  form: FormApi<ProfileForm>;
  passbook: OwnProfile['passbook_photo'];
}

const isNumeric: ReadonlySet<BankPart> = new Set(['account_number', 'sort_code', 'routing_number']);

/** Where the house pays the seller: bank account, as its country names it, its proof, PayPal. */
export function PayoutFields({ form, passbook }: PayoutFieldsProps) {
  const intl = useIntl();
  const { country } = form.values;
  const parts = useBankParts(country, form.values);
  const helpOf = (part: BankPart): string | undefined => {
    const isOptional = part === 'iban' && !neededOfBank(country, {}).includes('iban');
    if (isOptional) return intl.formatMessage(bankMessages.ibanOptional);
    return unkept.some((name) => name === part) ? intl.formatMessage(messages.accountNumberHelp) : undefined;
  };
  return (
    <FieldGroup
      columns={2}
      description={intl.formatMessage(messages.bankHelp)}
      id="bank"
      level={2}
      title={intl.formatMessage(messages.bank)}
    >
      <SettingsOffer form={form} />
      {parts.map((part) =>
        part === 'account_type' ? (
          <Select
            key={part}
            label={intl.formatMessage(fieldMessages.account_type)}
            options={accountTypes.map((value) => ({ value, label: intl.formatMessage(accountTypeMessages[value]) }))}
            {...form.field('account_type')}
          />
        ) : (
          <TextField
            autoComplete="off"
            description={helpOf(part)}
            inputMode={isNumeric.has(part) ? 'numeric' : undefined}
            key={part}
            label={intl.formatMessage(fieldMessages[part])}
            {...form.field(part)}
            onBlur={() => form.set(part, readable[part]?.(form.values[part]) ?? form.values[part])}
            onChange={(text) => form.set(part, inCapitals.has(part) ? text.toUpperCase() : text)}
          />
        ),
      )}
      <EmailField autoComplete="off" label={intl.formatMessage(fieldMessages.paypal_id)} {...form.field('paypal_id')} />
      <FieldGroupWide>
        <Passbook passbook={passbook} />
      </FieldGroupWide>
    </FieldGroup>
  );
}

/** While nothing is said here: what is said in the settings, so that nobody types it twice. */
function SettingsOffer({ form }: Pick<PayoutFieldsProps, 'form'>) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: settings } = useQuery(clientSettings(clients.product, useSeller()?.id ?? ''));
  if (!settings?.bank_transfer_account_number || isBankGiven(form.values)) return null;
  const take = () => {
    const said = bankFormOf(partsOfSettings(settings));
    const isKnown = accountTypes.some((type) => type === said.account_type);
    form.patch({ ...said, account_type: isKnown ? said.account_type : '' });
  };
  return (
    <FieldGroupWide>
      <Inline>
        <Button onClick={take} size="small">
          {intl.formatMessage(bankMessages.useSettings)}
        </Button>
      </Inline>
    </FieldGroupWide>
  );
}
