import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.ts';

const nothing = { forSale: false, hasSaleCost: false, forRent: false, hasRentalCost: false, hasPicture: false };
const all = { forSale: true, hasSaleCost: true, forRent: true, hasRentalCost: true, hasPicture: true };

describe('offerOf', () => {
  it.each([
    ['not offered', nothing, 'not_offered', []],
    ['for sale, complete', { ...all, forRent: false }, 'for_sale', []],
    ['to rent, complete', { ...all, forSale: false }, 'to_rent', []],
    ['both, complete', all, 'for_sale_or_rent', []],
    ['for sale without a price', { ...all, hasSaleCost: false }, 'needs_attention', ['price_missing']],
    ['to rent without a cost', { ...all, hasRentalCost: false }, 'needs_attention', ['rental_cost_missing']],
    ['for sale without a picture', { ...all, hasPicture: false }, 'needs_attention', ['picture_missing']],
    [
      'for sale and to rent, without any details',
      { ...nothing, forSale: true, forRent: true },
      'needs_attention',
      ['price_missing', 'rental_cost_missing', 'picture_missing'],
    ],
  ] as const)('%s', (_, facts, status, attention) => {
    expect(offerOf(facts)).toEqual({ status, attention });
  });
});
