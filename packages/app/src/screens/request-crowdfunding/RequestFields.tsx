import { addDays, today } from '@smart-art/ui/date-field';
import { DatePicker } from '@smart-art/ui/date-picker';
import { FieldGroup } from '@smart-art/ui/field-group';
import type { FormApi } from '@smart-art/ui/form';
import { type Currency, MoneyField } from '@smart-art/ui/money-field';
import { NumberField } from '@smart-art/ui/number-field';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useIntl } from 'react-intl';
import { requestFormMessages as messages } from './request-form.messages.ts';
import { piecesIn, type RequestValues, requestBounds } from './request-form.ts';

/** The description of a request. */
export function AboutFields({ form }: { form: FormApi<RequestValues> }) {
  const intl = useIntl();
  return (
    <>
      <TextField
        description={intl.formatMessage(messages.titleHelp)}
        label={intl.formatMessage(messages.title)}
        maxLength={requestBounds.title.maxLength}
        {...form.field('title')}
      />
      <TextArea
        description={intl.formatMessage(messages.descriptionHelp)}
        label={intl.formatMessage(messages.description)}
        maxLength={requestBounds.description.maxLength}
        rows={6}
        {...form.field('description')}
      />
    </>
  );
}

export interface TermFieldsProps {
  form: FormApi<RequestValues>;
  /** The currencies of an amount, the default first. */
  currencies: readonly [Currency, ...Currency[]];
}

/** The requested amount, the completion date, and how long supporters can contribute. */
export function TermFields({ form, currencies }: TermFieldsProps) {
  const intl = useIntl();
  const field = form.field('amount_requested');
  const change = (next: RequestValues['amount_requested']) => {
    const isOther = next && next.currency !== field.value?.currency;
    /* All amounts of a request share one currency. */
    const { art_pieces } = form.store.snapshot().values;
    form.patch({
      amount_requested: next,
      ...(isOther && { art_pieces: piecesIn(art_pieces, next.currency) }),
    });
  };
  return (
    <FieldGroup columns={2} level={2} title={intl.formatMessage(messages.terms)}>
      <MoneyField
        {...field}
        currencies={currencies}
        /* The field starts with the first currency, which may load with the settings. */
        key={currencies[0]}
        label={intl.formatMessage(messages.amount)}
        onChange={change}
        positive
      />
      <DatePicker
        description={intl.formatMessage(messages.completionHelp)}
        label={intl.formatMessage(messages.completion)}
        min={addDays(today(intl.timeZone), 1)}
        {...form.field('art_completion_date')}
      />
      <NumberField
        description={intl.formatMessage(messages.validityHelp)}
        label={intl.formatMessage(messages.validity)}
        step={1}
        suffix={intl.formatMessage(messages.months)}
        {...form.field('validity_months')}
      />
    </FieldGroup>
  );
}
