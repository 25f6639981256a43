import { FieldGroup } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Select } from '@smart-art/ui/select';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { categoryMessages, typeMessages } from '../../exhibitions/exhibition.messages.ts';
import { type ExhibitionValues, exhibitionBounds } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';

export interface FieldsProps {
  form: FormApi<ExhibitionValues>;
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** The description of an exhibition, with its fixed category and type (000 section 3). */
export function AboutFields({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <FieldGroup level={2} title={intl.formatMessage(messages.about)}>
      <TextField
        label={intl.formatMessage(messages.name)}
        maxLength={exhibitionBounds.name.maxLength}
        {...form.field('name')}
      />
      <SegmentedControl
        label={intl.formatMessage(messages.category)}
        options={keysOf(categoryMessages).map((value) => ({
          value,
          label: intl.formatMessage(categoryMessages[value]),
        }))}
        {...form.field('category')}
      />
      <Select
        label={intl.formatMessage(messages.type)}
        options={keysOf(typeMessages).map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
        {...form.field('type')}
      />
      <TextArea
        label={intl.formatMessage(messages.description)}
        maxLength={exhibitionBounds.description.maxLength}
        rows={6}
        {...form.field('description')}
      />
    </FieldGroup>
  );
}
