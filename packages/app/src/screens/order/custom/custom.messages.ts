import { defineMessage, defineMessages } from 'react-intl';

/** What the buyer wishes for. */
export const wishMessages = defineMessages({
  title: { id: 'customOrder.wish', defaultMessage: 'What is wished for', description: 'Part of a custom order' },
  description: { id: 'customOrder.description', defaultMessage: 'Wish', description: 'Fact of a custom order' },
  budget: { id: 'customOrder.budget', defaultMessage: 'Budget', description: 'Fact of a custom order' },
  neededBy: { id: 'customOrder.neededBy', defaultMessage: 'Needed by', description: 'Fact of a custom order' },
  choice: { id: 'customOrder.choice', defaultMessage: 'Choice', description: 'Fact of a custom order: who makes it' },
  byAuction: {
    id: 'customOrder.byAuction',
    defaultMessage: 'By auction: artists apply with an offer, and the buyer chooses one.',
    description: 'How the artist of a custom order is chosen',
  },
});

/** The pieces of a custom order. */
export const piecesMessages = {
  ...defineMessages({
    done: { id: 'customOrder.done', defaultMessage: 'Done', description: 'Column of pieces: how much, in per cent' },
    completeBy: { id: 'customOrder.completeBy', defaultMessage: 'Complete by', description: 'Column of pieces: a day' },
    cost: { id: 'customOrder.cost', defaultMessage: 'Cost', description: 'Column of pieces' },
    noCost: { id: 'customOrder.noCost', defaultMessage: 'No cost yet', description: 'In place of the cost of a piece' },
  }),
  title: defineMessage<{ count: number }>({
    id: 'customOrder.pieces',
    defaultMessage: '{count, plural, one {The piece} other {The # pieces}}',
    description: 'Part of a custom order',
  }),
  progress: defineMessage<{ completed: number; count: number; percent: string }>({
    id: 'customOrder.progress',
    defaultMessage: '{completed} of {count} completed, {percent} of the work done',
    description: 'How far the pieces of a custom order are, together',
  }),
};

/** What a custom order waits for. */
export const nextMessages = {
  titles: defineMessages({
    offer: { id: 'customOrder.next.offer', defaultMessage: 'Make your offer', description: 'What is next' },
    choice: {
      id: 'customOrder.next.choice',
      defaultMessage: 'Waiting for the buyer’s choice',
      description: 'What is next',
    },
    work: { id: 'customOrder.next.work', defaultMessage: 'Make the pieces', description: 'What is next' },
    ship: { id: 'customOrder.next.ship', defaultMessage: 'Ship the pieces', description: 'What is next' },
    arrival: { id: 'customOrder.next.arrival', defaultMessage: 'Show that they arrived', description: 'What is next' },
  }),
  texts: {
    offer: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.offerText',
      defaultMessage: 'Price each piece, with delivery, insurance and a completion date. Then answer {buyer}.',
      description: 'What is to be done before a custom order is answered',
    }),
    choice: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.choiceText',
      defaultMessage: '{buyer} looks at the offers and chooses an artist.',
      description: 'What a custom order by auction waits for',
    }),
    work: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.workText',
      defaultMessage: 'The order is paid. Tell {buyer} how far each piece is, and show it.',
      description: 'What is to be done in a paid custom order',
    }),
    ship: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.shipText',
      defaultMessage: 'Every piece is completed. Tell {buyer} how each travels.',
      description: 'What is to be done when the pieces of a custom order are completed',
    }),
    arrival: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.arrivalText',
      defaultMessage: 'Every piece is on its way. A picture of the delivered piece ends it, or the word of {buyer}.',
      description: 'What is to be done when the pieces of a custom order are shipped',
    }),
  },
  toPiece: defineMessage<{ title: string }>({
    id: 'customOrder.toPiece',
    defaultMessage: 'Open “{title}”',
    description: 'Link to the page of a piece',
  }),
};
