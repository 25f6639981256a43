/** Rules over several fields of a work (001 sections 3, 5 and 9). */
import { type Money, percentOf, subtract } from './money.ts';

/** Input of the rules; null means not given. */
export interface WorkFacts {
  type: 'art' | 'photo' | 'design' | 'frame';
  width: number | null;
  height: number | null;
  frame_height: number | null;
  weight_without_frame: number | null;
  weight_with_frame: number | null;
  washable: boolean;
  wash_guide: string | null;
  frame_vendor_id: string | null;
  for_sale: boolean;
  for_rent: boolean;
  discount_percentage: number | null;
  /** Calendar dates, YYYY-MM-DD. */
  discount_start_date: string | null;
  discount_end_date: string | null;
  minimum_rental_months: number | null;
  maximum_rental_months: number | null;
  /** Null if the seller was never asked. */
  return_policy_accepted: boolean | null;
  internationally_acceptable: boolean;
  international_agreement_accepted: boolean;
}

export type WorkRule =
  | 'rental_months_order'
  | 'discount_needs_percentage'
  | 'discount_needs_start'
  | 'discount_needs_end'
  | 'discount_dates_order'
  | 'international_needs_agreement'
  | 'offer_needs_return_policy'
  | 'frame_has_no_frame'
  | 'frame_needs_size'
  | 'frame_height_order'
  | 'weight_order'
  | 'wash_guide_needs_washable';

/** A broken rule, with the field to correct. */
export interface WorkProblem {
  field: keyof WorkFacts;
  rule: WorkRule;
}

/** True if both ends of a range are known and reversed. Dates compare as text. */
const isReversed = <Value extends number | string>(from: Value | null, to: Value | null) =>
  from !== null && to !== null && from > to;

/** True if a range is in order or open-ended: "cost from must not exceed cost to" (001 section 5). */
export const isInOrder = <Value extends number | string>(from: Value | null, to: Value | null) => !isReversed(from, to);

/** Fields that a work of type frame cannot have. */
export const framedOnly = ['frame_vendor_id', 'frame_height', 'weight_with_frame'] as const;

function* discountProblems(work: WorkFacts): Generator<WorkProblem> {
  const { discount_percentage: percentage, discount_start_date: start, discount_end_date: end } = work;
  if (percentage === null && (start !== null || end !== null)) {
    yield { field: 'discount_percentage', rule: 'discount_needs_percentage' };
  }
  if (percentage !== null && start === null) yield { field: 'discount_start_date', rule: 'discount_needs_start' };
  if (percentage !== null && end === null) yield { field: 'discount_end_date', rule: 'discount_needs_end' };
  if (isReversed(start, end)) yield { field: 'discount_end_date', rule: 'discount_dates_order' };
}

function* frameProblems(work: WorkFacts): Generator<WorkProblem> {
  if (work.type === 'frame') {
    for (const field of framedOnly) if (work[field] !== null) yield { field, rule: 'frame_has_no_frame' };
    return;
  }
  if (work.frame_vendor_id !== null && (work.width === null || work.height === null)) {
    yield { field: 'frame_vendor_id', rule: 'frame_needs_size' };
  }
  if (isReversed(work.height, work.frame_height)) yield { field: 'frame_height', rule: 'frame_height_order' };
  if (isReversed(work.weight_without_frame, work.weight_with_frame)) {
    yield { field: 'weight_with_frame', rule: 'weight_order' };
  }
}

/** All rules that a work breaks (001 section 5). */
export function workProblems(work: WorkFacts): WorkProblem[] {
  const problems: WorkProblem[] = [...frameProblems(work), ...discountProblems(work)];
  if (work.wash_guide !== null && !work.washable) {
    problems.push({ field: 'wash_guide', rule: 'wash_guide_needs_washable' });
  }
  if (isReversed(work.minimum_rental_months, work.maximum_rental_months)) {
    problems.push({ field: 'maximum_rental_months', rule: 'rental_months_order' });
  }
  if (work.internationally_acceptable && !work.international_agreement_accepted) {
    problems.push({ field: 'international_agreement_accepted', rule: 'international_needs_agreement' });
  }
  if ((work.for_sale || work.for_rent) && work.return_policy_accepted === false) {
    problems.push({ field: 'return_policy_accepted', rule: 'offer_needs_return_policy' });
  }
  return problems;
}

/** A sale's price, the operator's charge, and the seller's proceeds. */
export interface SaleAmounts {
  cost: Money;
  serviceCharge: Money;
  amountReceived: Money;
}

/** @param chargePercent the operator's service charge; the parts add up exactly to the cost */
export function saleAmounts(cost: Money, chargePercent: number): SaleAmounts {
  const serviceCharge = percentOf(cost, chargePercent);
  return { cost, serviceCharge, amountReceived: subtract(cost, serviceCharge) };
}

/** A cost minus a discount. @param percentage such as 12.5 */
export const discounted = (cost: Money, percentage: number): Money => subtract(cost, percentOf(cost, percentage));
