import type { CustomOrderDetails, Money } from '@smart-art/api-client/queries';
import { add, compare, moneyFrom, type OrderLines, orderLines, subtract } from '@smart-art/openapi/rules';
import type { Piece } from './pieces-for.ts';

/** A piece's costs: its price and the charges added to it. */
export const costs = ['normal_cost', 'delivery_charge', 'insurance_charge'] as const;
/** What the buyer must know about each piece before the order is answered (001 section 5). */
export const offered = [...costs, 'completion_date'] as const;

export type Offer = Pick<Piece, (typeof offered)[number]>;
type Field = keyof Offer;

/** The offer of all pieces as a flat object, because a form saves and compares values by name. */
export type OfferValues = { [Name in (typeof costs)[number] as `${Name}_${number}`]: Money | null } & {
  [Name in `completion_date_${number}`]: string | null;
};

/** The form name of a piece's field. @param at index of the piece in its order */
export const nameOf = <Name extends Field>(name: Name, at: number) => `${name}_${at}` as const;

/** The form name for a server error at a piece's field. */
export function formNameOf(name: string, at: number): string {
  const [field = '', ...inside] = name.split('.');
  return (offered as readonly string[]).includes(field) ? [`${field}_${at}`, ...inside].join('.') : name;
}

/** The initial values: the offer as saved on the server. */
export const offersOf = ({ art_pieces: pieces }: Pick<CustomOrderDetails, 'art_pieces'>): OfferValues =>
  Object.fromEntries(
    pieces.flatMap((piece, at) => offered.map((name) => [nameOf(name, at), piece[name]])),
  ) as OfferValues;

/** The offer of one piece, as far as it is typed. */
export const offerAt = (values: OfferValues, at: number): Offer => ({
  normal_cost: values[nameOf('normal_cost', at)] ?? null,
  delivery_charge: values[nameOf('delivery_charge', at)] ?? null,
  insurance_charge: values[nameOf('insurance_charge', at)] ?? null,
  completion_date: values[nameOf('completion_date', at)] ?? null,
});

/** An incomplete amount counts as none. */
function isSameMoney(one: Money | null, other: Money | null): boolean {
  if (!one || !other) return one === other;
  return one.currency === other.currency && compare(one, other) === 0;
}

/** Whether two offers are equal, however their amounts are written. */
export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.completion_date === other.completion_date && costs.every((name) => isSameMoney(one[name], other[name]));

/** The indexes of the pieces whose offers differ between two sets of values. */
export const placesThatDiffer = (count: number, one: OfferValues, other: OfferValues): number[] =>
  Array.from({ length: count }, (_, at) => at).filter((at) => !isSameOffer(offerAt(one, at), offerAt(other, at)));

/** The missing fields of each piece, which block sending the offer. */
export const missingIn = (count: number, values: OfferValues): { at: number; name: Field }[] =>
  Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const offer = offerAt(values, at);
    return offered.filter((name) => !offer[name]).map((name) => ({ at, name }));
  });

type Terms = Pick<CustomOrderDetails, 'art_pieces' | 'amounts' | 'service_charge_percent' | 'tax_percent'>;

/** The order's amounts with the typed offer, line by line, by the backend's rule (001 section 9). */
export function linesOf(order: Terms, values: OfferValues): OrderLines {
  const { currency } = order.amounts.price;
  const sum = (name: (typeof costs)[number]) =>
    add(moneyFrom(0n, currency), ...order.art_pieces.flatMap((_, at) => offerAt(values, at)[name] ?? []));
  return orderLines({
    unitPrice: sum('normal_cost'),
    units: 1,
    eventDiscountPercent: 0,
    serviceChargePercent: order.service_charge_percent,
    taxPercent: order.tax_percent,
    deliveryCharge: sum('delivery_charge'),
    insuranceCharge: sum('insurance_charge'),
    deposit: null,
  });
}

/** By how much an offer exceeds the buyer's budget, which is allowed; null if it does not, or there is no budget. */
export function aboveBudget(total: Money, budget: Money | null): Money | null {
  if (!budget || budget.currency !== total.currency || compare(total, budget) <= 0) return null;
  return subtract(total, budget);
}
