import type { FormApi } from '@smart-art/ui/form';
import { MoneyField } from '@smart-art/ui/money-field';
import { Switch } from '@smart-art/ui/switch';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import type { WorkForm } from '../work-form.ts';
import { payoutTerms } from './payout-terms.ts';
import { useCurrencies } from './use-currencies.ts';

/** Whether a work can be rented, and for how much a month. */
export function RentFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { settings, currencies } = useCurrencies();
  return (
    <>
      <Switch label={intl.formatMessage(messages.forRent)} {...form.field('for_rent')} />
      {form.values.for_rent && (
        <MoneyField
          currencies={currencies}
          label={intl.formatMessage(messages.rent)}
          payout={settings && payoutTerms(settings)}
          {...form.field('rental_cost_per_month')}
        />
      )}
    </>
  );
}
