import type { FormApi } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { AddressFields } from '../../people/AddressFields.tsx';
import { useCountries } from '../../people/use-countries.ts';
import { ReferenceFailure } from './ReferenceFailure.tsx';
import { signUpMessages as messages } from './SignUp.messages.ts';
import type { AddressForm } from './sign-up-form.ts';

/** The address of the business. */
export function AddressStep({ form }: { form: FormApi<AddressForm> }) {
  const intl = useIntl();
  const countries = useCountries();
  return (
    <>
      <ReferenceFailure queries={[countries]} />
      <AddressFields
        cityHelp={intl.formatMessage(messages.cityHelp)}
        form={form}
        labels={{
          address_line_1: intl.formatMessage(messages.addressLine1),
          address_line_2: intl.formatMessage(messages.addressLine2),
          city: intl.formatMessage(messages.city),
          state: intl.formatMessage(messages.state),
          pin_code: intl.formatMessage(messages.pinCode),
          country: intl.formatMessage(messages.country),
        }}
      />
    </>
  );
}
