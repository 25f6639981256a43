import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the palette other than page names. */
export const paletteMessages = {
  ...defineMessages({
    recent: {
      id: 'tools.recent',
      defaultMessage: 'Recent',
      description: 'Title of what was opened last, in the palette',
    },
    people: { id: 'tools.people', defaultMessage: 'People', description: 'Title of people found, in the palette' },
    buyer: { id: 'tools.buyer', defaultMessage: 'Buyer', description: 'What a person found is: ordered something' },
    supporter: {
      id: 'tools.supporter',
      defaultMessage: 'Supporter',
      description: 'What a person found is: gave to a crowdfunding request',
    },
    seller: { id: 'tools.seller', defaultMessage: 'Seller', description: 'What a person found is' },
    buy: { id: 'tools.buyOrder', defaultMessage: 'Buy order', description: 'What an order found is' },
    rent: { id: 'tools.rentOrder', defaultMessage: 'Rent order', description: 'What an order found is' },
    custom: { id: 'tools.customOrder', defaultMessage: 'Custom order', description: 'What an order found is' },
  }),
  all: defineMessage<{ query: string }>({
    id: 'tools.all',
    defaultMessage: 'All works with “{query}”',
    description: 'Last line of the works found, in the palette: leads to the library, searched for the same',
  }),
};
