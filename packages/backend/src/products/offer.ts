/** Calculates a work's offer status and what is missing; the only place that does, and stored with the work. */
import type { components } from '@smart-art/openapi/product';

export type ProductStatus = components['schemas']['ProductStatus'];
export type AttentionReason = components['schemas']['AttentionReason'];
export type LibrarySelection = components['schemas']['LibrarySelection'];

export interface OfferFacts {
  forSale: boolean;
  hasSaleCost: boolean;
  forRent: boolean;
  hasRentalCost: boolean;
  hasPicture: boolean;
}

/** Only works that are for sale or rent can have something missing. */
export function offerOf(facts: OfferFacts): { status: ProductStatus; attention: AttentionReason[] } {
  const { forSale, forRent } = facts;
  const attention: AttentionReason[] = [];
  if (forSale && !facts.hasSaleCost) attention.push('price_missing');
  if (forRent && !facts.hasRentalCost) attention.push('rental_cost_missing');
  if ((forSale || forRent) && !facts.hasPicture) attention.push('picture_missing');
  if (attention.length > 0) return { status: 'needs_attention', attention };
  if (forSale && forRent) return { status: 'for_sale_or_rent', attention };
  if (forSale) return { status: 'for_sale', attention };
  return { status: forRent ? 'to_rent' : 'not_offered', attention };
}

/** The statuses of each predefined library selection. */
export const selectionStatuses: Record<LibrarySelection, readonly ProductStatus[]> = {
  for_sale: ['for_sale', 'for_sale_or_rent'],
  to_rent: ['to_rent', 'for_sale_or_rent'],
  needs_attention: ['needs_attention'],
};
