import { formatDate } from '../date-time/index.ts';
import { formatMoney } from '../money/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './PayoutBreakdown.css.ts';
import { type MoneyValue, type PayoutTerms, payoutOf } from './payout.ts';
import { strings } from './strings.ts';

/** What becomes of a price: the house's charge, what the seller receives, and about how much that is elsewhere. */
export function PayoutBreakdown({ value, terms }: { value: MoneyValue; terms: PayoutTerms }) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const { charge, receive, about } = payoutOf(value, terms);
  const write = ({ amount, currency }: MoneyValue) => formatMoney(amount, currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    terms.serviceChargePercent / 100,
  );
  const rate = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(terms.usdJpyRate);
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt>{string('serviceCharge', { percent })}</dt>
        <dd className={css.figure}>
          {Number(charge.amount) > 0 && '−'}
          {write(charge)}
        </dd>
      </div>
      <div className={css.total}>
        <dt>{string('receive')}</dt>
        <dd className={css.figure}>{write(receive)}</dd>
      </div>
      <div className={css.about}>
        <dt className={css.hidden}>{string('elsewhere', { currency: about.currency })}</dt>
        <dd className={css.figure}>
          {terms.rateDate
            ? string('aboutAt', {
                amount: write(about),
                rate,
                // The day as it is written, wherever the person is.
                date: formatDate(new Date(`${terms.rateDate}T00:00`), locale),
              })
            : string('about', { amount: write(about) })}
        </dd>
      </div>
    </dl>
  );
}
