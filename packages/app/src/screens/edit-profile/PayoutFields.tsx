import type { OwnProfile } from '@smart-art/api-client/queries';
import { EmailField } from '@smart-art/ui/email-field';
import { FieldGroup, FieldGroupWide } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { accountTypeMessages } from '../profile/Profile.messages.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { Passbook } from './Passbook.tsx';
import { accountTypes, type ProfileForm } from './profile-form.ts';

export interface PayoutFieldsProps {
  form: FormApi<ProfileForm>;
  passbook: OwnProfile['passbook_photo'];
}

/** Where the house pays the seller: bank account, its proof, PayPal. */
export function PayoutFields({ form, passbook }: PayoutFieldsProps) {
  const intl = useIntl();
  const upper = (name: 'swift_code' | 'ifsc_code') => (text: string) => form.set(name, text.toUpperCase());
  return (
    <FieldGroup
      columns={2}
      description={intl.formatMessage(messages.bankHelp)}
      id="bank"
      level={2}
      title={intl.formatMessage(messages.bank)}
    >
      <TextField
        autoComplete="off"
        label={intl.formatMessage(fieldMessages.account_name)}
        {...form.field('account_name')}
      />
      <TextField autoComplete="off" label={intl.formatMessage(fieldMessages.bank_name)} {...form.field('bank_name')} />
      <TextField
        autoComplete="off"
        label={intl.formatMessage(fieldMessages.branch_name)}
        {...form.field('branch_name')}
      />
      <Select
        label={intl.formatMessage(fieldMessages.account_type)}
        options={accountTypes.map((value) => ({ value, label: intl.formatMessage(accountTypeMessages[value]) }))}
        {...form.field('account_type')}
      />
      <TextField
        autoComplete="off"
        description={intl.formatMessage(messages.accountNumberHelp)}
        inputMode="numeric"
        label={intl.formatMessage(fieldMessages.account_number)}
        {...form.field('account_number')}
      />
      <TextField
        autoComplete="off"
        label={intl.formatMessage(fieldMessages.swift_code)}
        {...form.field('swift_code')}
        onChange={upper('swift_code')}
      />
      <TextField
        autoComplete="off"
        label={intl.formatMessage(fieldMessages.ifsc_code)}
        {...form.field('ifsc_code')}
        onChange={upper('ifsc_code')}
      />
      <EmailField autoComplete="off" label={intl.formatMessage(fieldMessages.paypal_id)} {...form.field('paypal_id')} />
      <FieldGroupWide>
        <Passbook passbook={passbook} />
      </FieldGroupWide>
    </FieldGroup>
  );
}
