import { defineMessage, defineMessages } from 'react-intl';

/** The buyer's wishes. */
export const wishMessages = defineMessages({
  title: {
    id: 'customOrder.wish',
    defaultMessage: 'The brief',
    description: 'Part of a custom order: what the buyer wants',
  },
  description: { id: 'customOrder.description', defaultMessage: 'Description', description: 'Fact of a custom order' },
  budget: { id: 'customOrder.budget', defaultMessage: 'Budget', description: 'Fact of a custom order' },
  neededBy: { id: 'customOrder.neededBy', defaultMessage: 'Needed by', description: 'Fact of a custom order' },
  choice: {
    id: 'customOrder.choice',
    defaultMessage: 'Artist',
    description: 'Fact of a custom order: how it is chosen who makes it',
  },
  stage: { id: 'customOrder.stage', defaultMessage: 'Stage', description: 'Fact of a custom order: how far it is' },
  byAuction: {
    id: 'customOrder.byAuction',
    defaultMessage: 'By auction: artists send offers, and the buyer chooses one.',
    description: 'How the artist of a custom order is chosen',
  },
});

/** The pieces of a custom order. */
export const piecesMessages = {
  ...defineMessages({
    done: {
      id: 'customOrder.done',
      defaultMessage: 'Progress',
      description: 'Column of pieces: how much is done, in per cent',
    },
    completeBy: { id: 'customOrder.completeBy', defaultMessage: 'Complete by', description: 'Column of pieces: a day' },
    cost: { id: 'customOrder.cost', defaultMessage: 'Price', description: 'Column of pieces' },
    notStarted: {
      id: 'customOrder.notStarted',
      defaultMessage: 'Work hasn’t started yet.',
      description: 'How far the pieces of a custom order are, together',
    },
    allCompleted: {
      id: 'customOrder.allCompleted',
      defaultMessage: 'All work is completed.',
      description: 'How far the pieces of a custom order are, together',
    },
    noCost: {
      id: 'customOrder.noCost',
      defaultMessage: 'No price yet',
      description: 'In place of the price of a piece',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'customOrder.pieces',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'Part of a custom order',
  }),
  progress: defineMessage<{ completed: number; count: number; percent: string }>({
    id: 'customOrder.progress',
    defaultMessage: '{completed} of {count} completed. Work in progress: {percent}.',
    description: 'How far the pieces of a custom order are, together',
  }),
};

/** The next step of a custom order. */
export const nextMessages = {
  titles: defineMessages({
    offer: { id: 'customOrder.next.offer', defaultMessage: 'Send your offer', description: 'What is next' },
    choice: {
      id: 'customOrder.next.choice',
      defaultMessage: 'Waiting for the buyer’s choice',
      description: 'What is next',
    },
    work: { id: 'customOrder.next.work', defaultMessage: 'Work on the pieces', description: 'What is next' },
    ship: { id: 'customOrder.next.ship', defaultMessage: 'Ship the pieces', description: 'What is next' },
    arrival: { id: 'customOrder.next.arrival', defaultMessage: 'Confirm the delivery', description: 'What is next' },
  }),
  texts: {
    offer: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.offerText',
      defaultMessage: 'Price each piece and check the total, then send it to {buyer}.',
      description: 'What is to be done before a custom order is answered',
    }),
    choice: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.choiceText',
      defaultMessage: '{buyer} compares the offers and chooses an artist.',
      description: 'What a custom order by auction waits for',
    }),
    work: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.workText',
      defaultMessage: 'The order is paid. Share your progress with {buyer} as you work.',
      description: 'What is to be done in a paid custom order',
    }),
    ship: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.shipText',
      defaultMessage: 'Every piece is completed. Add the courier and tracking number for {buyer}.',
      description: 'What is to be done when the pieces of a custom order are completed',
    }),
    arrival: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.arrivalText',
      defaultMessage: 'Every piece is on its way. Add a photo of the delivery, or wait for {buyer} to confirm it.',
      description: 'What is to be done when the pieces of a custom order are shipped',
    }),
  },
};
