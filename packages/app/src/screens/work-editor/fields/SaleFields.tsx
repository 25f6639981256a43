import { today } from '@smart-art/ui/date-field';
import { MoneyField } from '@smart-art/ui/money-field';
import { SwitchFields } from '@smart-art/ui/switch-fields';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import { committedMessage } from './committed-message.ts';
import { payoutDiscount, payoutTerms } from './payout-terms.ts';
import type { TermsFieldsProps } from './TermsFields.tsx';
import { useCurrencies } from './use-currencies.ts';

/** Whether a work is for sale, its price, and what the seller receives. */
export function SaleFields({ form, committedUntil }: TermsFieldsProps) {
  const intl = useIntl();
  const { settings, currencies } = useCurrencies();
  const discount = payoutDiscount(intl, form.values, today(intl.timeZone));
  const payout = settings && { ...payoutTerms(settings), discount };
  /* A committed work must stay published, but the kind of offer may change. */
  const isLocked = committedUntil !== null && form.values.for_sale && !form.values.for_rent;
  return (
    <SwitchFields
      description={isLocked ? committedMessage(intl, committedUntil) : undefined}
      label={intl.formatMessage(messages.forSale)}
      {...form.field('for_sale')}
      disabled={isLocked}
    >
      <MoneyField
        currencies={currencies}
        /* The field starts with the first currency, which may load with the settings. */
        key={currencies[0]}
        description={intl.formatMessage(messages.priceHelp)}
        label={intl.formatMessage(messages.price)}
        payout={payout}
        positive
        {...form.field('sale_cost')}
      />
    </SwitchFields>
  );
}
