import { listIndustries, listIndustrySubTypes } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { PhoneField } from '@smart-art/ui/phone-field';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCountries } from '../../people/use-countries.ts';
import { useServices } from '../../services/services.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { lines, type ProfileForm } from './profile-form.ts';

/** Company, industry and numbers. Changing the industry clears the sub-type. */
export function BusinessFields({ form }: { form: FormApi<ProfileForm> }) {
  const intl = useIntl();
  const { clients } = useServices();
  const countries = useCountries();
  const { industry_id } = form.values;
  const { data: industries = [] } = useQuery(listIndustries(clients.sso));
  const { data: subTypes = [] } = useQuery({
    ...listIndustrySubTypes(clients.sso, industry_id),
    enabled: industry_id !== '',
  });
  const optionsOf = (records: readonly { id: string; name: string }[]) =>
    records.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <>
      <FormSection columns={2} id="business" title={intl.formatMessage(messages.business)}>
        <TextField
          autoComplete="organization"
          label={intl.formatMessage(fieldMessages.company)}
          {...form.field('company')}
        />
        <Select
          label={intl.formatMessage(fieldMessages.industry_id)}
          options={optionsOf(industries)}
          {...form.field('industry_id')}
          onChange={(next) => form.patch({ industry_id: next, industry_sub_type_id: '' })}
        />
        <Select
          disabled={industry_id === ''}
          label={intl.formatMessage(fieldMessages.industry_sub_type_id)}
          options={optionsOf(subTypes)}
          placeholder={industry_id === '' ? intl.formatMessage(messages.industryFirst) : undefined}
          {...form.field('industry_sub_type_id')}
        />
      </FormSection>
      <FormSection columns={2} id="numbers" title={intl.formatMessage(messages.numbers)}>
        {lines.map((line) => (
          <PhoneField
            countries={countries.phones}
            key={line}
            label={intl.formatMessage(fieldMessages[line])}
            {...form.field(line)}
          />
        ))}
      </FormSection>
    </>
  );
}
