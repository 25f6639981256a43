import { attendancesOf } from '@smart-art/openapi/rules';
import { FieldGroup } from '@smart-art/ui/field-group';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import type { FieldsProps } from './AboutFields.tsx';
import { exhibitionBounds } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';

/** The place of an exhibition; the fields depend on its category. */
export function PlaceFields({ form }: FieldsProps) {
  const intl = useIntl();
  const ways = attendancesOf(form.values);
  return (
    <FieldGroup level={2} title={intl.formatMessage(messages.where)}>
      {ways.includes('physical') && (
        <>
          <TextArea
            label={intl.formatMessage(messages.address)}
            maxLength={exhibitionBounds.address.maxLength}
            rows={3}
            {...form.field('address')}
            required
          />
          <TextField
            inputMode="url"
            label={intl.formatMessage(messages.mapLink)}
            placeholder="https://"
            {...form.field('map_link')}
          />
        </>
      )}
      {ways.includes('virtual') && (
        <TextField
          description={intl.formatMessage(messages.virtualLinkHelp)}
          inputMode="url"
          label={intl.formatMessage(messages.virtualLink)}
          placeholder="https://"
          {...form.field('virtual_link')}
        />
      )}
    </FieldGroup>
  );
}
