import { MoneyField } from '@smart-art/ui/money-field';
import { SwitchFields } from '@smart-art/ui/switch-fields';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import { committedMessage } from './committed-message.ts';
import { payoutTerms } from './payout-terms.ts';
import type { TermsFieldsProps } from './TermsFields.tsx';
import { useCurrencies } from './use-currencies.ts';

/** Whether a work can be rented, and the monthly price. */
export function RentFields({ form, committedUntil }: TermsFieldsProps) {
  const intl = useIntl();
  const { settings, currencies } = useCurrencies();
  /* A committed work must stay published, but the kind of offer may change. */
  const isLocked = committedUntil !== null && form.values.for_rent && !form.values.for_sale;
  return (
    <SwitchFields
      description={isLocked ? committedMessage(intl, committedUntil) : undefined}
      label={intl.formatMessage(messages.forRent)}
      {...form.field('for_rent')}
      disabled={isLocked}
    >
      <MoneyField
        currencies={currencies}
        key={currencies[0]}
        label={intl.formatMessage(messages.rent)}
        payout={settings && payoutTerms(settings)}
        positive
        {...form.field('rental_cost_per_month')}
      />
    </SwitchFields>
  );
}
