import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const useKindMessages = defineMessages({
  buy_order: { id: 'view.use.buyOrder', defaultMessage: 'Purchase orders', description: 'What a work is used in' },
  rent_order: { id: 'view.use.rentOrder', defaultMessage: 'Rental orders', description: 'What a work is used in' },
  custom_order: { id: 'view.use.customOrder', defaultMessage: 'Custom orders', description: 'What a work is used in' },
  crowdfunding: { id: 'view.use.crowdfunding', defaultMessage: 'Crowdfunding', description: 'What a work is used in' },
  exhibition: { id: 'view.use.exhibition', defaultMessage: 'Exhibitions', description: 'What a work is used in' },
});

export const usesMessages = {
  numbered: defineMessage<{ number: string; title: string }>({
    id: 'view.use.numbered',
    defaultMessage: '{number}, {title}',
    description: 'An order or a request: its number and its title',
  }),
  ended: defineMessage<{ use: PrimitiveType }>({
    id: 'view.use.ended',
    defaultMessage: '{use} (ended)',
    description: 'An order, a request or an exhibition of which no more is to come',
  }),
};
