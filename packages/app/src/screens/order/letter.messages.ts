import { defineMessage, defineMessages } from 'react-intl';

/** Messages between the seller and the buyer of an order. */
export const letterMessages = {
  ...defineMessages({
    title: { id: 'orderPage.letters', defaultMessage: 'Conversation', description: 'Section of an order’s page' },
  }),
  empty: defineMessage<{ buyer: string }>({
    id: 'orderPage.noLetters',
    defaultMessage: 'No messages yet. {buyer} gets your message by email.',
    description: 'In place of the messages of an order',
  }),
  write: defineMessage<{ buyer: string }>({
    id: 'orderPage.writeLetter',
    defaultMessage: 'Message to {buyer}',
    description: 'Field at the end of the messages of an order',
  }),
};
