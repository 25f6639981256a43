import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const statusMessages = defineMessages({
  for_sale: { id: 'work.forSale', defaultMessage: 'For sale', description: 'Status of a work' },
  to_rent: { id: 'work.toRent', defaultMessage: 'For rent', description: 'Status of a work' },
  for_sale_or_rent: { id: 'work.forSaleOrRent', defaultMessage: 'For sale or rent', description: 'Status of a work' },
  needs_attention: { id: 'work.needsAttention', defaultMessage: 'Needs attention', description: 'Status of a work' },
  not_offered: { id: 'work.notOffered', defaultMessage: 'Not offered', description: 'Status of a work' },
});

export const attentionMessages = defineMessages({
  price_missing: { id: 'work.priceMissing', defaultMessage: 'Price missing', description: 'What a work lacks' },
  rental_cost_missing: {
    id: 'work.rentalCostMissing',
    defaultMessage: 'Rent missing',
    description: 'What a work lacks: the cost of renting it',
  },
  picture_missing: { id: 'work.pictureMissing', defaultMessage: 'Picture missing', description: 'What a work lacks' },
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
    description: 'On the label of a work: artist and year, medium and size',
  }),
  framed: defineMessage({
    id: 'work.framed',
    defaultMessage: 'framed',
    description: 'On the label of a work, after its medium and size',
  }),
  rentPerMonth: defineMessage<{ money: PrimitiveType }>({
    id: 'work.rentPerMonth',
    defaultMessage: '{money} per month',
    description: 'What it costs to rent a work; money is formatted already',
  }),
};
