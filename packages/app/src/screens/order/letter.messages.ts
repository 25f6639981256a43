import { defineMessage, defineMessages } from 'react-intl';

/** Messages between the seller and the buyer of an order. */
export const letterMessages = {
  ...defineMessages({
    title: { id: 'orderPage.letters', defaultMessage: 'Conversation', description: 'Heading on the order page' },
  }),
  empty: defineMessage<{ buyer: string }>({
    id: 'orderPage.noLetters',
    defaultMessage: 'No messages yet. {buyer} gets your message by email.',
    description: 'Text shown when an order has no messages',
  }),
  write: defineMessage<{ buyer: string }>({
    id: 'orderPage.writeLetter',
    defaultMessage: 'Message to {buyer}',
    description: 'Label of the message field on the order page',
  }),
};
