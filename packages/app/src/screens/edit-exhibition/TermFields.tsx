import { attendancesOf } from '@smart-art/openapi/rules';
import { FieldGroup } from '@smart-art/ui/field-group';
import { MoneyField } from '@smart-art/ui/money-field';
import { NumberField } from '@smart-art/ui/number-field';
import { useIntl } from 'react-intl';
import { useCurrencies } from '../work-editor/fields/use-currencies.ts';
import type { FieldsProps } from './AboutFields.tsx';
import { formMessages as messages } from './form.messages.ts';

/** Participation fees and limits; the fields depend on the category. */
export function TermFields({ form }: FieldsProps) {
  const intl = useIntl();
  const { currencies } = useCurrencies();
  const ways = attendancesOf(form.values);
  const fees = [
    ['exhibitor_fee', messages.exhibitorFee, true],
    ['virtual_attendee_fee', messages.virtualFee, ways.includes('virtual')],
    ['physical_attendee_fee', messages.physicalFee, ways.includes('physical')],
  ] as const;
  return (
    <>
      <FieldGroup
        columns={2}
        description={intl.formatMessage(messages.feesHelp)}
        level={2}
        title={intl.formatMessage(messages.fees)}
      >
        {fees.map(
          ([name, label, isThere]) =>
            isThere && (
              <MoneyField
                currencies={currencies}
                /* The field starts with the first currency, which may load with the settings. */
                key={`${name} ${currencies[0]}`}
                label={intl.formatMessage(label)}
                {...form.field(name)}
              />
            ),
        )}
      </FieldGroup>
      <FieldGroup columns={2} level={2} title={intl.formatMessage(messages.places)}>
        <NumberField
          label={intl.formatMessage(messages.maximumExhibitors)}
          step={1}
          {...form.field('maximum_exhibitors')}
        />
        <NumberField
          description={intl.formatMessage(messages.subscribersHelp)}
          label={intl.formatMessage(messages.maximumSubscribers)}
          step={1}
          {...form.field('maximum_subscribers')}
        />
      </FieldGroup>
    </>
  );
}
