/** What the house keeps of what a crowdfunding request receives, and the reckoning that shows it line by line. */
import { crowdfundingHandlingPercent, crowdfundingSalePercent } from './constants.ts';
import { add, type Money, moneyFrom, percentOf, subtract, unitsOf } from './money.ts';

export type ContributionKind = 'donation' | 'purchase';

/**
 * Per cent that is kept of a contribution: the handling fee of a donation, the sale service charge of the buyer's sale
 * cost of a piece (001 section 9). Each contribution bears one of the two.
 */
export const contributionFeePercent: Readonly<Record<ContributionKind, number>> = {
  donation: crowdfundingHandlingPercent,
  purchase: crowdfundingSalePercent,
};

/** The fee of one contribution, rounded to the smallest unit, and what the seller receives: together what was paid. */
export function contributionFee(amount: Money, percent: number): { fee: Money; received: Money } {
  const fee = percentOf(amount, percent);
  return { fee, received: subtract(amount, fee) };
}

/** A contribution that was made and not paid back. */
export interface ReckonedContribution {
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

/** Sums of contributions by their kind, all in one currency. */
export interface FundsTotals {
  donations: Money;
  handlingFee: Money;
  pieceSales: Money;
  saleServiceCharge: Money;
}

/** Adds contributions up; fees are those of each contribution, so that nothing is lost in rounding. */
export function totalFunds(currency: Money['currency'], contributions: readonly ReckonedContribution[]): FundsTotals {
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

/** The reckoning as people read it: fees below nothing, and at the end what the lines above add up to. */
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

/** What supporters paid, before fees. */
export const raisedOf = ({ donations, pieceSales }: FundsTotals): Money => add(donations, pieceSales);

/** How many per cent of what was requested were raised, rounded down: 100 is only said when all of it is there. */
export const raisedPercent = (raised: Money, requested: Money): number =>
  Number((unitsOf(raised) * 100n) / unitsOf(requested));
