import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const useKindMessages = defineMessages({
  buy_order: { id: 'view.use.buyOrder', defaultMessage: 'Purchase orders', description: 'Label in a list of uses' },
  rent_order: { id: 'view.use.rentOrder', defaultMessage: 'Rental orders', description: 'Label in a list of uses' },
  custom_order: { id: 'view.use.customOrder', defaultMessage: 'Custom orders', description: 'Label in a list of uses' },
  crowdfunding: { id: 'view.use.crowdfunding', defaultMessage: 'Crowdfunding', description: 'Label in a list of uses' },
  exhibition: { id: 'view.use.exhibition', defaultMessage: 'Exhibitions', description: 'Label in a list of uses' },
});

export const usesMessages = {
  numbered: defineMessage<{ number: string; title: string }>({
    id: 'view.use.numbered',
    defaultMessage: '{number}, {title}',
    description: 'Number and title of an order or a request',
  }),
  ended: defineMessage<{ use: PrimitiveType }>({
    id: 'view.use.ended',
    defaultMessage: '{use} (ended)',
    description: 'An order, a request or an exhibition that has ended',
  }),
};
