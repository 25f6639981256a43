import { Checkbox } from '@smart-art/ui/checkbox';
import type { FormApi } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { formatMoney } from '@smart-art/ui/money';
import { MoneyField } from '@smart-art/ui/money-field';
import { NumberField } from '@smart-art/ui/number-field';
import { type IntlShape, useIntl } from 'react-intl';
import type { WorkForm } from '../work-form.ts';
import { FieldsDisclosure } from './FieldsDisclosure.tsx';
import { offerMessages as messages } from './offer.messages.ts';
import { useCurrencies } from './use-currencies.ts';

const fields = ['minimum_rental_months', 'maximum_rental_months', 'rent_renewal', 'deposit_cost'] as const;

function noteOf(intl: IntlShape, { minimum_rental_months: from, maximum_rental_months: to }: WorkForm) {
  if (from !== null && to !== null) return intl.formatMessage(messages.monthsRange, { from, to });
  if (from !== null) return intl.formatMessage(messages.monthsFrom, { months: from });
  if (to !== null) return intl.formatMessage(messages.monthsTo, { months: to });
  return intl.formatMessage(messages.noRentalTerms);
}

/** Rental periods, renewal and deposit. */
export function RentalTermsFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { settings, currencies } = useCurrencies();
  const limit = settings?.rental_deposit_limit;
  const { values } = form;
  const hasValues =
    values.minimum_rental_months !== null || values.maximum_rental_months !== null || values.deposit_cost !== null;
  if (!values.for_rent && !hasValues) return null;
  return (
    <FieldsDisclosure
      fields={fields}
      form={form}
      note={noteOf(intl, values)}
      title={intl.formatMessage(messages.rentalTerms)}
    >
      <Grid columns={2} gap={5}>
        <NumberField
          label={intl.formatMessage(messages.minimumMonths)}
          step={1}
          {...form.field('minimum_rental_months')}
        />
        <NumberField
          label={intl.formatMessage(messages.maximumMonths)}
          step={1}
          {...form.field('maximum_rental_months')}
        />
      </Grid>
      <Checkbox label={intl.formatMessage(messages.renewal)} {...form.field('rent_renewal')} required={false} />
      <MoneyField
        currencies={currencies}
        description={
          limit
            ? intl.formatMessage(messages.depositLimited, {
                limit: formatMoney(limit.amount, limit.currency, intl.locale),
              })
            : intl.formatMessage(messages.depositHelp)
        }
        label={intl.formatMessage(messages.deposit)}
        {...form.field('deposit_cost')}
      />
    </FieldsDisclosure>
  );
}
