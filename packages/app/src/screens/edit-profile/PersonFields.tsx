import { EmailField } from '@smart-art/ui/email-field';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { Select } from '@smart-art/ui/select';
import { TextField } from '@smart-art/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { actorMessages } from '../../people/people.messages.ts';
import { ReadingField } from '../../readings/ReadingField.tsx';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import type { EmailProof } from './ProfileEditor.tsx';
import { ProveEmail } from './ProveEmail.tsx';
import { type ProfileForm, sellerTypes } from './profile-form.ts';

export interface PersonFieldsProps {
  form: FormApi<ProfileForm>;
  /** The seller's current email. */
  email: string;
  /** Whether the email in the form is verified. */
  proven: boolean;
  onProof(proof: EmailProof): void;
  picture: ReactNode;
}

/** The picture, the name in the order of the language, email and role. Changing the email requires verification. */
export function PersonFields({ form, email, proven, onProof, picture }: PersonFieldsProps) {
  const intl = useIntl();
  const isNew = form.values.email !== '' && form.values.email.toLowerCase() !== email.toLowerCase();
  const first = (
    <TextField
      autoComplete="given-name"
      key="first"
      label={intl.formatMessage(fieldMessages.firstname)}
      {...form.field('firstname')}
    />
  );
  const last = (
    <TextField
      autoComplete="family-name"
      key="last"
      label={intl.formatMessage(fieldMessages.lastname)}
      {...form.field('lastname')}
    />
  );
  return (
    <FormSection columns={2} id="person" title={intl.formatMessage(messages.person)}>
      <FieldGroupWide>{picture}</FieldGroupWide>
      {intl.locale === 'ja' ? [last, first] : [first, last]}
      <ReadingField
        always={intl.locale === 'ja'}
        description={intl.formatMessage(messages.nameReadingHelp)}
        label={intl.formatMessage(fieldMessages.name_reading)}
        of={`${form.values.lastname}${form.values.firstname}`}
        wide
        {...form.field('name_reading')}
      />
      <EmailField label={intl.formatMessage(fieldMessages.email)} {...form.field('email')} />
      <Select
        label={intl.formatMessage(fieldMessages.actor_type)}
        options={sellerTypes.map((value) => ({ value, label: intl.formatMessage(actorMessages[value]) }))}
        {...form.field('actor_type')}
      />
      {isNew && (
        <FieldGroupWide>
          <ProveEmail email={form.values.email} key={form.values.email} onProof={onProof} proven={proven} />
        </FieldGroupWide>
      )}
    </FormSection>
  );
}
