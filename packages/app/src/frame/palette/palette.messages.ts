import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the command palette, except page names. */
export const paletteMessages = {
  ...defineMessages({
    recent: {
      id: 'tools.recent',
      defaultMessage: 'Recent',
      description: 'Command palette heading: recent items',
    },
    people: { id: 'tools.people', defaultMessage: 'People', description: 'Command palette heading' },
    buyer: { id: 'tools.buyer', defaultMessage: 'Buyer', description: 'Type of person found: has placed an order' },
    supporter: {
      id: 'tools.supporter',
      defaultMessage: 'Supporter',
      description: 'Type of person found: supports a crowdfunding request',
    },
    seller: { id: 'tools.seller', defaultMessage: 'Seller', description: 'Type of person found' },
    buy: { id: 'tools.buyOrder', defaultMessage: 'Buy order', description: 'Type of order found' },
    rent: { id: 'tools.rentOrder', defaultMessage: 'Rent order', description: 'Type of order found' },
    custom: { id: 'tools.customOrder', defaultMessage: 'Custom order', description: 'Type of order found' },
  }),
  all: defineMessage<{ query: string }>({
    id: 'tools.all',
    defaultMessage: 'All works with “{query}”',
    description: 'Last search result in the command palette: opens the library with the same search',
  }),
};
