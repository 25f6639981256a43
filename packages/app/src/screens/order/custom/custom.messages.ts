import { defineMessage, defineMessages } from 'react-intl';

/** The buyer's request. */
export const wishMessages = defineMessages({
  title: {
    id: 'customOrder.wish',
    defaultMessage: 'The brief',
    description: 'Section heading in a custom order: the buyer’s request',
  },
  description: { id: 'customOrder.description', defaultMessage: 'Description', description: 'Label in a custom order' },
  budget: { id: 'customOrder.budget', defaultMessage: 'Budget', description: 'Label in a custom order' },
  neededBy: { id: 'customOrder.neededBy', defaultMessage: 'Needed by', description: 'Label in a custom order' },
  choice: {
    id: 'customOrder.choice',
    defaultMessage: 'Artist',
    description: 'Label in a custom order: how the artist is chosen',
  },
  stage: { id: 'customOrder.stage', defaultMessage: 'Stage', description: 'Label in a custom order: progress' },
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
      description: 'Column heading of pieces: progress in percent',
    },
    completeBy: { id: 'customOrder.completeBy', defaultMessage: 'Complete by', description: 'Column heading: a date' },
    cost: { id: 'customOrder.cost', defaultMessage: 'Price', description: 'Column heading of pieces' },
    notStarted: {
      id: 'customOrder.notStarted',
      defaultMessage: 'Work hasn’t started yet.',
      description: 'Overall progress of the pieces',
    },
    allCompleted: {
      id: 'customOrder.allCompleted',
      defaultMessage: 'All work is completed.',
      description: 'Overall progress of the pieces',
    },
    noCost: {
      id: 'customOrder.noCost',
      defaultMessage: 'No price yet',
      description: 'Text shown instead of a piece’s price',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'customOrder.pieces',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'Section heading in a custom order',
  }),
  progress: defineMessage<{ completed: number; count: number; percent: string }>({
    id: 'customOrder.progress',
    defaultMessage: '{completed} of {count} completed. Work in progress: {percent}.',
    description: 'Overall progress of the pieces',
  }),
};

/** The next step of a custom order. */
export const nextMessages = {
  titles: defineMessages({
    offer: { id: 'customOrder.next.offer', defaultMessage: 'Send your offer', description: 'Status heading' },
    choice: {
      id: 'customOrder.next.choice',
      defaultMessage: 'Waiting for the buyer’s choice',
      description: 'Status heading',
    },
    work: { id: 'customOrder.next.work', defaultMessage: 'Work on the pieces', description: 'Status heading' },
    ship: { id: 'customOrder.next.ship', defaultMessage: 'Ship the pieces', description: 'Status heading' },
    arrival: { id: 'customOrder.next.arrival', defaultMessage: 'Confirm the delivery', description: 'Status heading' },
  }),
  texts: {
    offer: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.offerText',
      defaultMessage: 'Price each piece and check the total, then send it to {buyer}.',
      description: 'Text below the next action: answering a custom order',
    }),
    choice: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.choiceText',
      defaultMessage: '{buyer} compares the offers and chooses an artist.',
      description: 'Text below the status of a custom order by auction',
    }),
    work: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.workText',
      defaultMessage: 'The order is paid. Share your progress with {buyer} as you work.',
      description: 'Text below the next action of a paid custom order',
    }),
    ship: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.shipText',
      defaultMessage: 'Every piece is completed. Add the courier and tracking number for {buyer}.',
      description: 'Text below the next action when all pieces are completed',
    }),
    arrival: defineMessage<{ buyer: string }>({
      id: 'customOrder.next.arrivalText',
      defaultMessage: 'Every piece is on its way. Add a photo of the delivery, or wait for {buyer} to confirm it.',
      description: 'Text below the next action when all pieces are shipped',
    }),
  },
};
