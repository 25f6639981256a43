import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const statusMessages = defineMessages({
  for_sale: { id: 'work.forSale', defaultMessage: 'For sale', description: 'Work status' },
  to_rent: { id: 'work.toRent', defaultMessage: 'For rent', description: 'Work status' },
  for_sale_or_rent: { id: 'work.forSaleOrRent', defaultMessage: 'For sale or rent', description: 'Work status' },
  needs_attention: { id: 'work.needsAttention', defaultMessage: 'Needs attention', description: 'Work status' },
  not_offered: { id: 'work.notOffered', defaultMessage: 'Not offered', description: 'Work status' },
});

export const attentionMessages = defineMessages({
  price_missing: { id: 'work.priceMissing', defaultMessage: 'Price missing', description: 'Missing detail' },
  rental_cost_missing: {
    id: 'work.rentalCostMissing',
    defaultMessage: 'Rent missing',
    description: 'Missing detail: rental price',
  },
  picture_missing: { id: 'work.pictureMissing', defaultMessage: 'Picture missing', description: 'Missing detail' },
});

export const workMessages = {
  size: defineMessage<{ sizes: string; unit: string }>({
    id: 'work.size',
    defaultMessage: '{sizes} {unit}',
    description: 'Size of a work, such as 72.7 × 53 cm',
  }),
  listed: defineMessage<{ before: string; part: string }>({
    id: 'work.listed',
    defaultMessage: '{before}, {part}',
    description: 'On a work’s label: artist and year, or medium and size',
  }),
  framed: defineMessage({
    id: 'work.framed',
    defaultMessage: 'framed',
    description: 'On a work’s label, after medium and size',
  }),
  rentPerMonth: defineMessage<{ money: PrimitiveType }>({
    id: 'work.rentPerMonth',
    defaultMessage: '{money} per month',
    description: 'Monthly rent; {money} is a formatted amount',
  }),
};
