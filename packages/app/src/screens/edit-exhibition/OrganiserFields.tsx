import { EmailField } from '@smart-art/ui/email-field';
import { FieldGroup } from '@smart-art/ui/field-group';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import type { FieldsProps } from './AboutFields.tsx';
import { type ExhibitionValues, exhibitionBounds } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';

const bounds = exhibitionBounds.organiser.properties;

/** The visitors' contact (001 section 3, organiser details). */
export function OrganiserFields({ form }: FieldsProps) {
  const intl = useIntl();
  const { organiser } = form.values;
  const field = (name: keyof ExhibitionValues['organiser']) => ({
    name: `organiser.${name}`,
    value: organiser[name],
    onChange: (value: string) => {
      /* Read the latest values: two fields may change in one tick. */
      const { organiser: known } = form.store.snapshot().values;
      form.set('organiser', { ...known, [name]: value });
    },
    disabled: form.pending,
  });
  return (
    <FieldGroup
      columns={2}
      description={intl.formatMessage(messages.organiserHelp)}
      level={2}
      title={intl.formatMessage(messages.organiser)}
    >
      <TextField
        label={intl.formatMessage(messages.organiserName)}
        maxLength={bounds.name.maxLength}
        required
        {...field('name')}
      />
      <TextField
        label={intl.formatMessage(messages.company)}
        maxLength={bounds.company.maxLength}
        {...field('company')}
      />
      <EmailField autoComplete="off" label={intl.formatMessage(messages.email)} required {...field('email')} />
      <TextField inputMode="tel" label={intl.formatMessage(messages.phone)} {...field('phone')} />
      <TextField
        inputMode="url"
        label={intl.formatMessage(messages.website)}
        placeholder="https://"
        {...field('website')}
      />
    </FieldGroup>
  );
}
