import { exhibitionFaults } from '@smart-art/openapi/rules';
import { type FieldErrors, useForm } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { type ExhibitionValues, exhibitionBounds, inputOf } from './exhibition-form.ts';
import { formMessages as messages, missingMessages } from './form.messages.ts';

/** The form of an exhibition with its rules (001 sections 3 and 5), and its draft. @param name the name of the draft */
export function useExhibitionForm(initial: ExhibitionValues, name: string) {
  const intl = useIntl();
  const address = { pattern: intl.formatMessage(messages.webAddress), format: intl.formatMessage(messages.webAddress) };
  const form = useForm<ExhibitionValues>({
    initial,
    constraints: exhibitionBounds,
    messages: whenEmpty(intl, missingMessages, {
      time_zone: {
        minLength: intl.formatMessage(messages.unknown_time_zone),
        pattern: intl.formatMessage(messages.unknown_time_zone),
      },
      map_link: address,
      virtual_link: address,
      'organiser.website': address,
      'organiser.phone': { pattern: intl.formatMessage(messages.phoneWrong) },
    }),
    validate: (values): FieldErrors => {
      if (!values.start_date || !values.end_date) return {};
      const faults = exhibitionFaults(
        inputOf(values, () => undefined),
        new Date(),
      );
      return Object.fromEntries(
        Object.entries(faults).flatMap(([field, fault]) =>
          fault ? [[field.replace(/\.amount$/, ''), intl.formatMessage(messages[fault])]] : [],
        ),
      );
    },
  });
  const draft = useFormDraft(form, name, { files: ['picture_files'] });
  return { form, draft };
}

export type ExhibitionForm = ReturnType<typeof useExhibitionForm>;
