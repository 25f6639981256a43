import type { Money } from '@smart-art/api-client/queries';
import {
  add,
  type ContributionKind,
  contributionFee,
  contributionFeePercent,
  moneyFrom,
} from '@smart-art/openapi/rules';

/** What becomes of contributions of one kind. */
export interface Fees {
  given: Money;
  /** Per cent that the house keeps. */
  percent: number;
  fee: Money;
  received: Money;
}

/**
 * What the seller would receive of contributions: 15 per cent of a donation are the handling fee, 30 per cent of the cost
 * of a piece the sale service charge (001 section 9). Each is rounded by itself, as the server does when it comes.
 */
export function feesOf(kind: ContributionKind, currency: Money['currency'], amounts: readonly Money[]): Fees {
  const percent = contributionFeePercent[kind];
  const nothing = moneyFrom(0n, currency);
  const single = amounts.map((amount) => contributionFee(amount, percent));
  return {
    given: add(nothing, ...amounts),
    percent,
    fee: add(nothing, ...single.map(({ fee }) => fee)),
    received: add(nothing, ...single.map(({ received }) => received)),
  };
}
