/** Fees on contributions to crowdfunding requests, and their itemised statement. */
import { crowdfundingHandlingPercent, crowdfundingSalePercent } from './constants.ts';
import { add, type Money, moneyFrom, percentOf, subtract, unitsOf } from './money.ts';

export type ContributionKind = 'donation' | 'purchase';

/**
 * Fee percentages: the handling fee for a donation, the sale service charge for a purchased piece (001 section 9). Each
 * contribution bears one of the two.
 */
export const contributionFeePercent: Readonly<Record<ContributionKind, number>> = {
  donation: crowdfundingHandlingPercent,
  purchase: crowdfundingSalePercent,
};

/** The fee of a contribution, rounded to the smallest unit, and the seller's share; they add up to the payment. */
export function contributionFee(amount: Money, percent: number): { fee: Money; received: Money } {
  const fee = percentOf(amount, percent);
  return { fee, received: subtract(amount, fee) };
}

/** A contribution that was not refunded. */
export interface ChargedContribution {
  kind: ContributionKind;
  amount: Money;
  fee: Money;
}

export type FundsLineKind = 'donations' | 'handling_fee' | 'piece_sales' | 'sale_service_charge' | 'amount_received';

export interface FundsLine {
  kind: FundsLineKind;
  percent: number | null;
  amount: Money;
}

/** Sums of contributions by kind, in one currency. */
export interface FundsTotals {
  donations: Money;
  handlingFee: Money;
  pieceSales: Money;
  saleServiceCharge: Money;
}

/** Sums contributions; fees are summed as charged, so that no rounding differences arise. */
export function totalFunds(currency: Money['currency'], contributions: readonly ChargedContribution[]): FundsTotals {
  const nothing = moneyFrom(0n, currency);
  const sum = (kind: ContributionKind, part: 'amount' | 'fee') =>
    add(nothing, ...contributions.filter((one) => one.kind === kind).map((one) => one[part]));
  return {
    donations: sum('donation', 'amount'),
    handlingFee: sum('donation', 'fee'),
    pieceSales: sum('purchase', 'amount'),
    saleServiceCharge: sum('purchase', 'fee'),
  };
}

/** The statement's lines: fees are negative, the last line is the sum of those above. */
export function fundsLines({ donations, handlingFee, pieceSales, saleServiceCharge }: FundsTotals): FundsLine[] {
  const nothing = moneyFrom(0n, donations.currency);
  const minus = (money: Money) => subtract(nothing, money);
  return [
    { kind: 'donations', percent: null, amount: donations },
    { kind: 'handling_fee', percent: crowdfundingHandlingPercent, amount: minus(handlingFee) },
    { kind: 'piece_sales', percent: null, amount: pieceSales },
    { kind: 'sale_service_charge', percent: crowdfundingSalePercent, amount: minus(saleServiceCharge) },
    {
      kind: 'amount_received',
      percent: null,
      amount: subtract(add(donations, pieceSales), handlingFee, saleServiceCharge),
    },
  ];
}

/** Total paid by supporters, before fees. */
export const raisedOf = ({ donations, pieceSales }: FundsTotals): Money => add(donations, pieceSales);

/** Percentage of the requested amount that was raised, rounded down, so that 100 means fully funded. */
export const raisedPercent = (raised: Money, requested: Money): number =>
  Number((unitsOf(raised) * 100n) / unitsOf(requested));
