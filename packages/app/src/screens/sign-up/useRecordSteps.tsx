import { useForm } from '@smart-art/ui/form';
import type { WizardStep } from '@smart-art/ui/wizard';
import { useIntl } from 'react-intl';
import { signUpFrameMessages as frameMessages } from '../../frame/SignUpFrame.messages.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { recordMissing } from '../../people/record.messages.ts';
import { AddressStep } from './AddressStep.tsx';
import { AgreementsStep } from './AgreementsStep.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { signUpMessages as messages } from './SignUp.messages.ts';
import {
  addressConstraints,
  agreementsConstraints,
  businessConstraints,
  partErrors,
  type RecordForm,
  type RecordStep,
} from './sign-up-form.ts';

const { address_line_1, city, pin_code, country: land, ...businessMissing } = recordMissing;
const addressMissing = { address_line_1, city, pin_code, country: land };

/**
 * The steps of the business record, used by the sign-up and for completing one whose record was never stored.
 * @param first initial values of the forms
 */
export function useRecordSteps(first: RecordForm) {
  const intl = useIntl();
  const plainText = { pattern: intl.formatMessage(messages.specialCharacters) };
  /* The field replaces the placeholder with its own label. */
  const country = { required: intl.formatMessage(messages.phoneCodeMissing, { label: '{label}' }) };
  const number = { pattern: intl.formatMessage(messages.numberForm, { label: '{label}' }) };
  const business = useForm({
    initial: first.business,
    constraints: businessConstraints,
    messages: whenEmpty(intl, businessMissing, {
      company: plainText,
      'mobile.country': country,
      'mobile.number': number,
      'telephone.country': country,
      'telephone.number': number,
      'fax.country': country,
      'fax.number': number,
    }),
  });
  const address = useForm({
    initial: first.address,
    constraints: addressConstraints,
    messages: whenEmpty(intl, addressMissing, {
      address_line_1: plainText,
      address_line_2: plainText,
      city: plainText,
      state: plainText,
      pin_code: {
        pattern: intl.formatMessage(messages.pinCodeForm),
        minLength: intl.formatMessage(messages.pinCodeForm),
        maxLength: intl.formatMessage(messages.pinCodeForm),
      },
    }),
  });
  const agreements = useForm({
    initial: first.agreements,
    constraints: agreementsConstraints,
    messages: {
      accepts_terms: { enum: intl.formatMessage(messages.termsMissing) },
      accepts_return_policy: { enum: intl.formatMessage(messages.returnPolicyMissing) },
    },
  });
  const steps: WizardStep<RecordStep>[] = [
    {
      id: 'business',
      label: intl.formatMessage(frameMessages.business),
      title: intl.formatMessage(messages.businessTitle),
      form: business,
      children: <BusinessStep form={business} />,
    },
    {
      id: 'address',
      label: intl.formatMessage(frameMessages.address),
      title: intl.formatMessage(messages.addressTitle),
      form: address,
      children: <AddressStep form={address} />,
    },
    {
      id: 'agreements',
      label: intl.formatMessage(frameMessages.agreements),
      title: intl.formatMessage(messages.agreementsTitle),
      form: agreements,
      children: <AgreementsStep form={agreements} />,
    },
  ];
  return {
    steps,
    values: { business: business.values, address: address.values, agreements: agreements.values } satisfies RecordForm,
    /** Whether any form differs from its initial values. */
    dirty: business.dirty || address.dirty || agreements.dirty,
    /** Sets the server's errors at the fields of all steps; the first step with one opens. */
    setErrors: (errors: Readonly<Record<string, string[]>>) => {
      const parts = partErrors(errors);
      const forms = { agreements, address, business };
      for (const part of ['agreements', 'address', 'business'] as const) {
        if (Object.keys(parts[part]).length > 0) forms[part].setErrors(parts[part]);
      }
    },
  };
}
