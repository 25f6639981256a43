import type { OwnProfile } from '@smart-art/api-client/queries';
import type { FieldErrors, FormOptions } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { missingMessages } from '../../bank/bank.messages.ts';
import { bankErrors, bankPatternErrors } from '../../bank/bank-errors.ts';
import { changedFields } from '../../drafts/merge.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { personMissing, recordMissing } from '../../people/record.messages.ts';
import { editMessages as messages } from './EditProfile.messages.ts';
import {
  businessFields,
  changesBank,
  formOf,
  missingOfBank,
  type ProfileForm,
  profileConstraints,
  splitChange,
} from './profile-form.ts';

interface ProfileRules {
  /** The record as saved on the server. */
  record: OwnProfile;
  proofOf(email: string): string | undefined;
}

/** No business yet: none of its fields is required before one is filled, nor any part of an empty number. */
const unbegun = {
  ...profileConstraints,
  ...Object.fromEntries(
    businessFields.map((name) => [name, { ...profileConstraints[name], required: false, properties: {} }]),
  ),
};

const {
  'mobile.number': mobile,
  'telephone.number': telephone,
  'fax.number': fax,
  actor_type: _role,
  ...texts
} = recordMissing;
/** What a business requires once any of it is typed. */
const businessMissing = { ...texts, mobile, telephone, fax };

/** A number without its country code counts as empty. */
const allMissing = {
  ...personMissing,
  ...recordMissing,
  'mobile.country': mobile,
  'telephone.country': telephone,
  'fax.country': fax,
};

/** The bounds of the form, and the rules over several of its fields. */
export function useProfileRules({ record, proofOf }: ProfileRules) {
  const intl = useIntl();
  const plain = { pattern: intl.formatMessage(messages.noSpecial) };

  const validate = (values: ProfileForm): FieldErrors => {
    const found: Record<string, string> = {};
    if (values.email.toLowerCase() !== record.email.toLowerCase() && !proofOf(values.email)) {
      found.email = intl.formatMessage(messages.emailUnproven);
    }
    const changed = changedFields(formOf(record), values);
    if (changesBank(changed)) {
      for (const part of missingOfBank(values)) found[part] = intl.formatMessage(missingMessages[part]);
      Object.assign(found, bankErrors(intl, values));
    }
    const { business } = splitChange(changed);
    if (record.business === null && business) {
      for (const name of Object.keys(businessMissing) as (keyof typeof businessMissing)[]) {
        const value = values[name];
        const text = typeof value === 'string' ? value : value.number;
        if (text.trim() === '') found[name] = intl.formatMessage(businessMissing[name]);
      }
    }
    return found;
  };

  return {
    constraints: record.business === null ? unbegun : profileConstraints,
    validate,
    messages: whenEmpty(intl, allMissing, {
      company: plain,
      address_line_1: plain,
      address_line_2: plain,
      city: plain,
      state: plain,
      pin_code: {
        pattern: intl.formatMessage(messages.pinCodeForm),
        minLength: intl.formatMessage(messages.pinCodeForm),
        maxLength: intl.formatMessage(messages.pinCodeForm),
      },
      account_name: plain,
      bank_name: plain,
      branch_name: plain,
      account_number: {
        pattern: intl.formatMessage(messages.accountNumberForm),
        minLength: intl.formatMessage(messages.accountNumberForm),
        maxLength: intl.formatMessage(messages.accountNumberForm),
      },
      ...bankPatternErrors(intl),
    }),
  } satisfies Partial<FormOptions<ProfileForm>>;
}
