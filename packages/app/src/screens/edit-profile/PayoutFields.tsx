import { clientSettings, type OwnProfile } from '@smart-art/api-client/queries';
import { EmailField } from '@smart-art/ui/email-field';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { BankFields } from '../../bank/BankFields.tsx';
import { bankMessages } from '../../bank/bank.messages.ts';
import { accountTypes } from '../../bank/bank-form.ts';
import { partsOfSettings } from '../../bank/settings-parts.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { Passbook } from './Passbook.tsx';
import { type ProfileForm, requiredOfBank } from './profile-form.ts';

export interface PayoutFieldsProps {
  form: FormApi<ProfileForm>;
  passbook: OwnProfile['passbook_photo'];
}

/** Where Smart Art pays the seller: bank account, its proof, PayPal. */
export function PayoutFields({ form, passbook }: PayoutFieldsProps) {
  const intl = useIntl();
  const account = useSettingsAccount();
  const required = requiredOfBank(form.values);
  return (
    <FormSection
      columns={2}
      description={intl.formatMessage(messages.bankHelp)}
      id="bank"
      optional={required.length > 0 ? 'most' : 'all'}
      title={intl.formatMessage(messages.bank)}
    >
      <BankFields
        country={form.values.country}
        form={form}
        required={required}
        suggestion={account && { label: intl.formatMessage(bankMessages.useSettings), account }}
      />
      <EmailField autoComplete="off" label={intl.formatMessage(fieldMessages.paypal_id)} {...form.field('paypal_id')} />
      <FieldGroupWide>
        <Passbook passbook={passbook} />
      </FieldGroupWide>
    </FormSection>
  );
}

/** The bank account in the settings that buyers pay to, if any. */
function useSettingsAccount() {
  const { clients } = useServices();
  const { data: settings } = useQuery(clientSettings(clients.product, useSeller()?.id ?? ''));
  if (!settings?.bank_transfer_account_number) return undefined;
  const account = partsOfSettings(settings);
  // The settings accept any text as account type, the profile only these.
  const isKnown = accountTypes.some((type) => type === account.account_type);
  return isKnown ? account : { ...account, account_type: null };
}
