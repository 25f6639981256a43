import { listIndustries, listIndustrySubTypes } from '@smart-art/api-client/queries';
import { FieldGroup } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { PhoneField } from '@smart-art/ui/phone-field';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCountries } from '../../people/use-countries.ts';
import { useServices } from '../../services/services.ts';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { lines, type ProfileForm } from './profile-form.ts';

/** Company, industry and numbers, and who sees them. Another industry has other sub-types: the old one is given up. */
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
  const { accepts_international_delivery: abroad, shows_contact: shown } = form.values;

  return (
    <Stack gap={8}>
      <FieldGroup columns={2} level={2} title={intl.formatMessage(messages.business)}>
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
      </FieldGroup>
      <FieldGroup columns={2} level={2} title={intl.formatMessage(messages.numbers)}>
        {lines.map((line) => (
          <PhoneField
            countries={countries.phones}
            key={line}
            label={intl.formatMessage(fieldMessages[line])}
            {...form.field(line)}
          />
        ))}
      </FieldGroup>
      <FieldGroup level={2} title={intl.formatMessage(messages.choices)}>
        <TextArea
          description={intl.formatMessage(messages.statementHelp)}
          label={intl.formatMessage(fieldMessages.statement)}
          {...form.field('statement')}
        />
        <Switch
          description={intl.formatMessage(messages.showsContactHelp)}
          label={intl.formatMessage(fieldMessages.shows_contact)}
          name="shows_contact"
          onChange={(next) => form.set('shows_contact', next)}
          value={shown}
        />
        <Switch
          description={intl.formatMessage(messages.internationalHelp)}
          label={intl.formatMessage(fieldMessages.accepts_international_delivery)}
          name="accepts_international_delivery"
          onChange={(next) => form.set('accepts_international_delivery', next)}
          value={abroad}
        />
      </FieldGroup>
    </Stack>
  );
}
