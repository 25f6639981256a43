import { listIndustries, listIndustrySubTypes } from '@smart-art/api-client/queries';
import { FieldGroup } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { PhoneField, type PhoneValue } from '@smart-art/ui/phone-field';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useCountries } from '../../people/use-countries.ts';
import { useServices } from '../../services/services.ts';
import { ReferenceFailure } from './ReferenceFailure.tsx';
import { signUpMessages as messages } from './SignUp.messages.ts';
import { type BusinessForm, sellerTypes } from './sign-up-form.ts';

const optionsOf = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

const numbers = ['mobile', 'telephone', 'fax'] as const;

/** Kind of seller, company, industry and numbers (001 sections 3 and 5). */
export function BusinessStep({ form }: { form: FormApi<BusinessForm> }) {
  const intl = useIntl();
  const { sso } = useServices().clients;
  const countries = useCountries();
  const industries = useQuery(listIndustries(sso));
  const { industry_id, mobile, telephone } = form.values;
  const subTypes = useQuery({ ...listIndustrySubTypes(sso, industry_id), enabled: industry_id !== '' });

  /* Empty numbers are probably in the same country. */
  const take = (name: (typeof numbers)[number], value: PhoneValue) => {
    const others = numbers.filter((other) => other !== name && form.values[other].number === '');
    const followers = value.country === form.values[name].country ? [] : others;
    form.patch({
      ...Object.fromEntries(followers.map((other) => [other, { country: value.country, number: '' }])),
      [name]: value,
    });
  };
  return (
    <>
      <ReferenceFailure queries={[countries, industries, subTypes]} />
      <Select
        label={intl.formatMessage(messages.sellerType)}
        options={sellerTypes.map((type) => ({ value: type, label: intl.formatMessage(messages[type]) }))}
        {...form.field('actor_type')}
      />
      <TextField
        autoComplete="organization"
        description={intl.formatMessage(messages.companyHelp)}
        label={intl.formatMessage(messages.company)}
        {...form.field('company')}
      />
      <Select
        label={intl.formatMessage(messages.industry)}
        options={optionsOf(industries.data)}
        {...form.field('industry_id')}
        onChange={(id) => form.patch({ industry_id: id, industry_sub_type_id: '' })}
      />
      <Select
        disabled={industry_id === ''}
        label={intl.formatMessage(messages.subIndustry)}
        options={optionsOf(subTypes.data)}
        placeholder={industry_id === '' ? intl.formatMessage(messages.subIndustryFirst) : undefined}
        {...form.field('industry_sub_type_id')}
      />
      <FieldGroup title={intl.formatMessage(messages.numbers)}>
        {numbers.map((name) => (
          <PhoneField
            autoComplete={name === 'telephone' ? 'work tel' : `${name} tel`}
            countries={countries.phones}
            key={name}
            label={intl.formatMessage(messages[name])}
            {...form.field(name)}
            onChange={(value) => take(name, value)}
          />
        ))}
        <Inline>
          <ReasonedButton
            onClick={() => form.patch({ telephone: mobile, fax: mobile })}
            reason={mobile.number === '' ? intl.formatMessage(messages.mobileFirst) : undefined}
            size="small"
          >
            {intl.formatMessage(messages.sameAsMobile)}
          </ReasonedButton>
          <ReasonedButton
            onClick={() => form.set('fax', telephone)}
            reason={telephone.number === '' ? intl.formatMessage(messages.faxSameFirst) : undefined}
            size="small"
          >
            {intl.formatMessage(messages.faxSame)}
          </ReasonedButton>
        </Inline>
      </FieldGroup>
    </>
  );
}
