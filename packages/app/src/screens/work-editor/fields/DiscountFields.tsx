import { discounted } from '@smart-art/openapi/rules';
import { today, writeDay } from '@smart-art/ui/date-field';
import { DateRangePicker } from '@smart-art/ui/date-range-picker';
import type { FormApi } from '@smart-art/ui/form';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { formatMoney } from '@smart-art/ui/money';
import { NumberField } from '@smart-art/ui/number-field';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { timeZoneOf } from '../../../i18n/time-zone.ts';
import type { WorkForm } from '../work-form.ts';
import { FieldsDisclosure } from './FieldsDisclosure.tsx';
import { offerMessages as messages } from './offer.messages.ts';

const fields = ['discount_percentage', 'discount', 'discount.start', 'discount.end'] as const;

/** A discount for some days, in the seller's time zone. */
export function DiscountFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { discount_percentage, discount_start_date: start, discount_end_date: end, sale_cost, for_sale } = form.values;
  const percentage = discount_percentage !== null && discount_percentage > 0 && discount_percentage < 100;
  if (!for_sale && discount_percentage === null && start === null && end === null) return null;

  const lower = sale_cost && percentage ? discounted(sale_cost, discount_percentage) : null;
  const note =
    percentage && end
      ? intl.formatMessage(messages.discountNote, {
          percent: intl.formatNumber(discount_percentage / 100, { style: 'percent', maximumFractionDigits: 2 }),
          end: writeDay(end, intl.locale),
        })
      : intl.formatMessage(messages.noDiscount);
  const isOver = end !== null && end < today(intl.timeZone);
  return (
    <FieldsDisclosure fields={fields} form={form} note={note} title={intl.formatMessage(messages.discount)}>
      <NumberField label={intl.formatMessage(messages.percentage)} suffix="%" {...form.field('discount_percentage')} />
      <DateRangePicker
        description={intl.formatMessage(messages.discountDaysHelp)}
        label={intl.formatMessage(messages.discountDays)}
        name="discount"
        names={{ start: 'discount_start_date', end: 'discount_end_date' }}
        onChange={(days) => form.patch({ discount_start_date: days.start, discount_end_date: days.end })}
        timeZone={timeZoneOf(intl)}
        value={{ start, end }}
      />
      {isOver ? (
        <InlineMessage tone="warning">{intl.formatMessage(messages.discountOver)}</InlineMessage>
      ) : (
        lower && (
          <Muted>
            {intl.formatMessage(messages.discounted, {
              price: formatMoney(lower.amount, lower.currency, intl.locale),
            })}
          </Muted>
        )
      )}
    </FieldsDisclosure>
  );
}
