import { useString, useUi } from '../provider/index.ts';
import { writeMoney } from './format.ts';
import * as css from './PayoutBreakdown.css.ts';
import { type MoneyValue, type PayoutTerms, payoutOf } from './payout.ts';

/** What becomes of a price: the house's charge, what the seller receives, and about how much that is elsewhere. */
export function PayoutBreakdown({ value, terms }: { value: MoneyValue; terms: PayoutTerms }) {
  const { locale } = useUi();
  const string = useString();
  const { charge, receive, about } = payoutOf(value, terms);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    terms.serviceChargePercent / 100,
  );
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt>{string('moneyField.serviceCharge', { percent })}</dt>
        <dd className={css.figure}>
          {Number(charge.amount) > 0 && '−'}
          {writeMoney(charge, locale)}
        </dd>
      </div>
      <div className={css.total}>
        <dt>{string('moneyField.receive')}</dt>
        <dd className={css.figure}>
          {writeMoney(receive, locale)}{' '}
          <small className={css.about}>{string('moneyField.about', { amount: writeMoney(about, locale) })}</small>
        </dd>
      </div>
    </dl>
  );
}
