import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Select } from '@smart-art/ui/select';
import { Switch } from '@smart-art/ui/switch';
import { TextField } from '@smart-art/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { GatewayTest } from './GatewayTest.tsx';
import { SectionForm } from './SectionForm.tsx';
import { accountTypeMessages, bankMessages, settingsMessages as messages } from './settings.messages.ts';
import {
  accountTypes,
  type BankForm,
  bankFields,
  bankForm,
  bankPart,
  missingOf,
  neededOfBank,
} from './settings-form.ts';
import { useGatewayTest } from './useGatewayTest.ts';
import { type Page, useSection } from './useSection.ts';

const codes: readonly string[] = ['bank_transfer_swift_code', 'bank_transfer_ifsc_code'];

/** Payment by bank transfer (000 section 3: bank_transfer_…): what buyers are told to pay into. */
export function BankGateway(page: Page) {
  const intl = useIntl();
  const needed = intl.formatMessage(messages.neededToSwitchOn);
  const wordsOf = (message: MessageDescriptor) => {
    const words = intl.formatMessage(message);
    return { pattern: words, maxLength: words };
  };
  const section = useSection<BankForm>({
    ...page,
    name: 'bank',
    formOf: bankForm,
    partOf: bankPart,
    /* A number in full is nobody's business who finds the device. */
    omit: ['bank_transfer_account_number'],
    words: {
      bank_transfer_account_number: wordsOf(messages.accountNumberForm),
      bank_transfer_swift_code: wordsOf(messages.swiftForm),
      bank_transfer_ifsc_code: wordsOf(messages.ifscForm),
    },
    validate: (values) => Object.fromEntries(missingOf.bank_transfer(values).map((name) => [name, needed])),
  });
  const { form } = section;
  const isOn = form.values.bank_transfer_is_enabled;
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
      {bankFields.map((name) =>
        name === 'bank_transfer_account_type' ? (
          <Select
            key={name}
            label={intl.formatMessage(bankMessages[name])}
            options={types}
            {...form.field(name)}
            required={isOn}
          />
        ) : (
          <TextField
            autoComplete="off"
            key={name}
            label={intl.formatMessage(bankMessages[name])}
            {...form.field(name)}
            required={isOn && neededOfBank.includes(name)}
            onChange={(text) => form.set(name, codes.includes(name) ? text.toUpperCase() : text)}
          />
        ),
      )}
      <GatewayTest help={intl.formatMessage(messages.bankTestHelp)} trial={trial} />
    </SectionForm>
  );
}
