import type { Money } from '@smart-art/api-client/queries';
import {
  add,
  type ContributionKind,
  contributionFee,
  contributionFeePercent,
  moneyFrom,
} from '@smart-art/openapi/rules';

/** The fees of contributions of one kind. */
export interface Fees {
  given: Money;
  /** The operator's fee, in percent. */
  percent: number;
  fee: Money;
  received: Money;
}

/**
 * What the seller would receive of contributions: the handling fee is 15 percent of a donation, the sale service charge
 * 30 percent of a piece's cost (001 section 9). Each is rounded separately, as the server does.
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
