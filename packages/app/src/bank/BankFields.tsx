import { type BankPart, type BankValues, neededBankParts } from '@smart-art/openapi/rules';
import { Button } from '@smart-art/ui/button';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import type { FieldBinding } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { accountTypeMessages, bankMessages as messages, partMessages } from './bank.messages.ts';
import {
  accountTypes,
  type BankForm,
  bankFormOf,
  inCapitals,
  isBankGiven,
  neverDrafted,
  readable,
} from './bank-form.ts';
import { useBankParts } from './use-bank-parts.ts';

/** What BankFields needs from a form with a bank account among its values. */
interface FormWithBank {
  values: BankForm;
  field: (part: BankPart) => FieldBinding<string>;
  set: (part: BankPart, value: string) => void;
  patch: (values: BankForm) => void;
}

export interface BankFieldsProps {
  form: FormWithBank;
  /** Country of the account, two letters; '' if unknown. Decides which fields are shown. */
  country: string;
  required?: readonly BankPart[] | undefined;
  /** An account known from elsewhere, offered while the form has none. */
  suggestion?: { label: string; account: BankValues } | undefined;
}

const hasDigitsOnly = (part: BankPart, country: string) =>
  part === 'sort_code' || part === 'routing_number' || (part === 'account_number' && country !== '');

/** The fields of a bank account, named as in its country. */
export function BankFields({ form, country, required, suggestion }: BankFieldsProps) {
  const intl = useIntl();
  const parts = useBankParts(country, form.values);
  const helpOf = (part: BankPart): string | undefined => {
    const isOptional = part === 'iban' && !neededBankParts(country, {}).includes('iban');
    if (isOptional) return intl.formatMessage(messages.ibanOptional);
    return neverDrafted.some((name) => name === part) ? intl.formatMessage(messages.notDrafted) : undefined;
  };
  /** Only set a changed value: setting a part clears its error, which shifts the layout under the pointer. */
  const makeReadable = (part: BankPart) => {
    const typed = form.values[part];
    const written = readable[part]?.(typed) ?? typed;
    if (written !== typed) form.set(part, written);
  };
  const fieldOf = (part: BankPart) => {
    const binding = form.field(part);
    return {
      ...binding,
      label: intl.formatMessage(partMessages[part]),
      required: binding.required || required?.includes(part) === true,
    };
  };
  return (
    <>
      {suggestion && !isBankGiven(form.values) && (
        <FieldGroupWide>
          <Inline>
            <Button onClick={() => form.patch(bankFormOf(suggestion.account))} size="small">
              {suggestion.label}
            </Button>
          </Inline>
        </FieldGroupWide>
      )}
      {parts.map((part) =>
        part === 'account_type' ? (
          <AccountType key={part} {...fieldOf(part)} />
        ) : (
          <TextField
            autoComplete="off"
            description={helpOf(part)}
            inputMode={hasDigitsOnly(part, country) ? 'numeric' : undefined}
            key={part}
            {...fieldOf(part)}
            onBlur={() => makeReadable(part)}
            onChange={(text) => form.set(part, inCapitals.has(part) ? text.toUpperCase() : text)}
          />
        ),
      )}
    </>
  );
}

/** Saved settings may hold a free-text type (`普通`): keep it as an option. */
function AccountType(field: FieldBinding<string> & { label: string }) {
  const intl = useIntl();
  const known = accountTypes.map((value) => ({
    value: value as string,
    label: intl.formatMessage(accountTypeMessages[value]),
  }));
  const isOther = field.value !== '' && !known.some(({ value }) => value === field.value);
  return <Select {...field} options={isOther ? [...known, { value: field.value, label: field.value }] : known} />;
}
