import type { OwnProfile } from '@smart-art/api-client/queries';
import { type BankPart, neededOfBank } from '@smart-art/openapi/rules';
import { Button } from '@smart-art/ui/button';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Inline } from '@smart-art/ui/inline';
import { Select } from '@smart-art/ui/select';
import { Switch } from '@smart-art/ui/switch';
import { TextField } from '@smart-art/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { bankMessages as offerMessages } from '../../bank/bank.messages.ts';
import { bankFormOf, inCapitals, isBankGiven, readable, unkept } from '../../bank/bank-form.ts';
import { bankFormWords, bankProblemWords } from '../../bank/bank-words.ts';
import { partsOfSettings, settingsOfParts, settingsPart } from '../../bank/settings-parts.ts';
import { useBankParts } from '../../bank/use-bank-parts.ts';
import { GatewayTest } from './GatewayTest.tsx';
import { SectionForm } from './SectionForm.tsx';
import { accountTypeMessages, bankMessages, settingsMessages as messages } from './settings.messages.ts';
import { accountTypes, type BankForm, bankForm, bankPart, missingOf, neededToTransfer } from './settings-form.ts';
import { useGatewayTest } from './useGatewayTest.ts';
import { type Page, useSection } from './useSection.ts';

export interface BankGatewayProps extends Page {
  /** Where the seller is, which decides what a bank account is named by, and what they are paid into themselves. */
  profile: OwnProfile | undefined;
}

/** Payment by bank transfer (000 section 3: bank_transfer_…): what buyers are told to pay into. */
export function BankGateway({ profile, ...page }: BankGatewayProps) {
  const intl = useIntl();
  const needed = intl.formatMessage(messages.neededToSwitchOn);
  const wordsOf = (message: MessageDescriptor) => {
    const words = intl.formatMessage(message);
    return { pattern: words, maxLength: words };
  };
  const country = profile?.business?.country ?? '';
  const formWords = bankFormWords(intl);
  const problemsOf = (values: BankForm) =>
    Object.fromEntries(
      Object.entries(bankProblemWords(intl, partsOfSettings(values))).map(([part, said]) => [
        settingsPart(part as BankPart),
        said,
      ]),
    );
  const section = useSection<BankForm>({
    ...page,
    name: 'bank',
    formOf: bankForm,
    partOf: bankPart,
    omit: unkept.map(settingsPart),
    words: {
      bank_transfer_account_number: wordsOf(messages.accountNumberForm),
      bank_transfer_swift_code: wordsOf(messages.swiftForm),
      bank_transfer_ifsc_code: wordsOf(messages.ifscForm),
      bank_transfer_iban: formWords.iban,
      bank_transfer_sort_code: formWords.sort_code,
      bank_transfer_routing_number: formWords.routing_number,
    },
    validate: (values) => ({
      ...Object.fromEntries(missingOf.bank_transfer(values, country).map((name) => [name, needed])),
      ...problemsOf(values),
    }),
  });
  const { form } = section;
  const isOn = form.values.bank_transfer_is_enabled;
  const typed = partsOfSettings(form.values);
  const parts = useBankParts(country, typed);
  const required = isOn ? neededToTransfer(form.values, country) : [];
  const trial = useGatewayTest('bank_transfer', form, bankPart);
  const known = accountTypes.map((value) => ({
    value: value as string,
    label: intl.formatMessage(accountTypeMessages[value]),
  }));
  const other = form.values.bank_transfer_account_type;
  const types =
    other === '' || known.some(({ value }) => value === other) ? known : [...known, { value: other, label: other }];
  return (
    <SectionForm
      help={intl.formatMessage(messages.bankHelp)}
      id="bank-transfer"
      section={section}
      title={intl.formatMessage(messages.bank)}
    >
      <FieldGroupWide>
        <Switch
          label={intl.formatMessage(messages.bankOn)}
          name="bank_transfer_is_enabled"
          onChange={(on) => form.set('bank_transfer_is_enabled', on)}
          value={isOn}
        />
      </FieldGroupWide>
      {profile?.bank_details && !isBankGiven(typed) && (
        <FieldGroupWide>
          <Inline>
            <Button onClick={() => form.patch(settingsOfParts(bankFormOf(profile.bank_details ?? {})))} size="small">
              {intl.formatMessage(offerMessages.useProfile)}
            </Button>
          </Inline>
        </FieldGroupWide>
      )}
      {parts.map((part) => {
        const name = settingsPart(part);
        return part === 'account_type' ? (
          <Select
            key={name}
            label={intl.formatMessage(bankMessages[name])}
            options={types}
            {...form.field(name)}
            required={required.includes(name)}
          />
        ) : (
          <TextField
            autoComplete="off"
            description={
              part === 'iban' && !neededOfBank(country, {}).includes('iban')
                ? intl.formatMessage(offerMessages.ibanOptional)
                : undefined
            }
            key={name}
            label={intl.formatMessage(bankMessages[name])}
            {...form.field(name)}
            required={required.includes(name)}
            onBlur={() => form.set(name, readable[part]?.(typed[part]) ?? typed[part])}
            onChange={(text) => form.set(name, inCapitals.has(part) ? text.toUpperCase() : text)}
          />
        );
      })}
      <GatewayTest help={intl.formatMessage(messages.bankTestHelp)} trial={trial} />
    </SectionForm>
  );
}
