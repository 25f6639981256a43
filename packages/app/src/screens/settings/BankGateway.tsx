import type { OwnProfile } from '@smart-art/api-client/queries';
import { SwitchFields } from '@smart-art/ui/switch-fields';
import { useIntl } from 'react-intl';
import { BankFields } from '../../bank/BankFields.tsx';
import { bankMessages, missingMessages } from '../../bank/bank.messages.ts';
import { bankErrors, bankPatternErrors } from '../../bank/bank-errors.ts';
import { neverDrafted } from '../../bank/bank-form.ts';
import { inSettings, partsOfSettings, settingsOfParts, settingsPart } from '../../bank/settings-parts.ts';
import { GatewayTest } from './GatewayTest.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { type BankForm, bankForm, bankPart, missingOf, requiredParts } from './settings-form.ts';
import { useGatewayTest } from './useGatewayTest.ts';
import { type Page, useSection } from './useSection.ts';

export interface BankGatewayProps extends Page {
  /** The seller's country decides which bank fields are needed; the profile also has their payout account. */
  profile: OwnProfile | undefined;
}

/** Payment by bank transfer (000 section 3: bank_transfer_…): the account shown to buyers. */
export function BankGateway({ profile, ...page }: BankGatewayProps) {
  const intl = useIntl();
  const accountNumberForm = intl.formatMessage(messages.accountNumberForm);
  const country = profile?.business?.country ?? '';
  const section = useSection<BankForm>({
    ...page,
    name: 'bank',
    formOf: bankForm,
    partOf: bankPart,
    omit: neverDrafted.map(settingsPart),
    messages: {
      ...inSettings(bankPatternErrors(intl)),
      bank_transfer_account_number: { pattern: accountNumberForm, maxLength: accountNumberForm },
    },
    validate: (values) =>
      inSettings({
        ...Object.fromEntries(
          missingOf.bank_transfer(values, country).map((part) => [part, intl.formatMessage(missingMessages[part])]),
        ),
        ...bankErrors(intl, partsOfSettings(values)),
      }),
  });
  const { form } = section;
  const isOn = form.values.bank_transfer_is_enabled;
  const trial = useGatewayTest('bank_transfer', form, bankPart);
  return (
    <SectionForm
      help={intl.formatMessage(messages.bankHelp)}
      id="bank-transfer"
      section={section}
      title={intl.formatMessage(messages.bank)}
    >
      <SwitchFields
        columns={2}
        label={intl.formatMessage(messages.bankOn)}
        name="bank_transfer_is_enabled"
        onChange={(on) => form.set('bank_transfer_is_enabled', on)}
        value={isOn}
      >
        <BankFields
          country={country}
          form={{
            values: partsOfSettings(form.values),
            field: (part) => form.field(settingsPart(part)),
            set: (part, value) => form.set(settingsPart(part), value),
            patch: (account) => form.patch(settingsOfParts(account)),
          }}
          required={isOn ? requiredParts(form.values, country) : undefined}
          suggestion={
            profile?.bank_details
              ? { label: intl.formatMessage(bankMessages.useProfile), account: profile.bank_details }
              : undefined
          }
        />
        <GatewayTest help={intl.formatMessage(messages.bankTestHelp)} trial={trial} />
      </SwitchFields>
    </SectionForm>
  );
}
