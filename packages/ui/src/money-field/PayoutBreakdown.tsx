import { writeDay } from '../date-field/write.ts';
import { formatMoney } from '../money/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './PayoutBreakdown.css.ts';
import { type MoneyValue, type PayoutTerms, payoutOf } from './payout.ts';
import { strings } from './strings.ts';

/** How a price is split: the service charge, the seller's payout, and its rough value in the other currency. */
export function PayoutBreakdown({ value, terms }: { value: MoneyValue; terms: PayoutTerms }) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const { discount, charge, receive, receiveThen, taxed, about } = payoutOf(value, terms);
  const write = ({ amount, currency }: MoneyValue) => formatMoney(amount, currency, locale);
  const lessThan = (money: MoneyValue) => `${Number(money.amount) > 0 ? '−' : ''}${write(money)}`;
  const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const percent = (points: number) => percentage.format(points / 100);
  const off = terms.discount && { percent: percent(terms.discount.percent), days: terms.discount.days };
  const rate = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(terms.usdJpyRate);
  return (
    <dl className={css.lines}>
      {discount && off && (
        <div className={css.line}>
          <dt>{string('discount', off)}</dt>
          <dd className={css.figure}>{lessThan(discount)}</dd>
        </div>
      )}
      <div className={css.line}>
        <dt>{string('serviceCharge', { percent: percent(terms.serviceChargePercent) })}</dt>
        <dd className={css.figure}>{lessThan(charge)}</dd>
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
                date: writeDay(terms.rateDate, locale),
              })
            : string('about', { amount: write(about) })}
        </dd>
      </div>
      {receiveThen && off && (
        <div className={css.about}>
          <dt className={css.hidden}>{string('later')}</dt>
          <dd className={css.figure}>{string('receiveThen', { ...off, amount: write(receiveThen) })}</dd>
        </div>
      )}
      {taxed && (
        <div className={css.about}>
          <dt className={css.hidden}>{string('withTax')}</dt>
          <dd className={css.figure}>
            {string('taxed', { amount: write(taxed), percent: percent(terms.taxPercent ?? 0) })}
          </dd>
        </div>
      )}
    </dl>
  );
}
