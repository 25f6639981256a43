import { defineMessage, defineMessages } from 'react-intl';

/** Tab labels of the views. */
export const placeMessages = defineMessages({
  buy: { id: 'tasks.buy', defaultMessage: 'Buy orders', description: 'View of my tasks: orders to buy' },
  rent: { id: 'tasks.rent', defaultMessage: 'Rent orders', description: 'View of my tasks: orders to rent' },
  custom: { id: 'tasks.custom', defaultMessage: 'Custom orders', description: 'View of my tasks: custom orders' },
  exhibitions: { id: 'tasks.exhibitions', defaultMessage: 'Exhibitions', description: 'View of my tasks' },
  donation: { id: 'tasks.donation', defaultMessage: 'Donations', description: 'View of my tasks: supporters who gave' },
  purchased_art: {
    id: 'tasks.purchasedArt',
    defaultMessage: 'Purchased art',
    description: 'View of my tasks: pieces that supporters bought',
  },
  credit: { id: 'tasks.credit', defaultMessage: 'Credit', description: 'View of my tasks: what came in' },
  expense: { id: 'tasks.expense', defaultMessage: 'Expenses', description: 'View of my tasks: what was given back' },
});

/** Labels of the tasks' steps. */
export const stepMessages = {
  ...defineMessages({
    answer: { id: 'tasks.step.answer', defaultMessage: 'Answer the request', description: 'What is to be done' },
    confirm_payment: {
      id: 'tasks.step.confirmPayment',
      defaultMessage: 'Confirm the payment',
      description: 'What is to be done',
    },
    ship: { id: 'tasks.step.ship', defaultMessage: 'Ship', description: 'What is to be done' },
    answer_return: {
      id: 'tasks.step.answerReturn',
      defaultMessage: 'Answer the return request',
      description: 'What is to be done',
    },
    receive_return: {
      id: 'tasks.step.receiveReturn',
      defaultMessage: 'Confirm the returned work',
      description: 'What is to be done: a returned work is on its way, or there',
    },
    refund: { id: 'tasks.step.refund', defaultMessage: 'Refund the buyer', description: 'What is to be done' },
    begin: { id: 'tasks.step.begin', defaultMessage: 'Start', description: 'What is to be done: to begin making it' },
    make: { id: 'tasks.step.make', defaultMessage: 'Finish', description: 'What is to be done: to finish making it' },
    confirm_delivery: {
      id: 'tasks.step.confirmDelivery',
      defaultMessage: 'Confirm the delivery',
      description: 'What is to be done',
    },
    pay_place: { id: 'tasks.step.payPlace', defaultMessage: 'Pay the fee', description: 'What is to be done' },
  }),
  answer_applications: defineMessage<{ count: number }>({
    id: 'tasks.step.answerApplications',
    defaultMessage: '{count, plural, one {Answer # application} other {Answer # applications}}',
    description: 'What is to be done',
  }),
  answer_cancellations: defineMessage<{ count: number }>({
    id: 'tasks.step.answerCancellations',
    defaultMessage: '{count, plural, one {Answer # cancellation} other {Answer # cancellations}}',
    description: 'What is to be done',
  }),
  thank: defineMessage<{ count: number }>({
    id: 'tasks.step.thank',
    defaultMessage: '{count, plural, one {Thank # supporter} other {Thank # supporters}}',
    description: 'What is to be done',
  }),
  answer_messages: defineMessage<{ count: number }>({
    id: 'tasks.step.answerMessages',
    defaultMessage: '{count, plural, one {Answer # supporter} other {Answer # supporters}}',
    description: 'What is to be done: supporters have written',
  }),
};

/** Empty states. */
export const emptyMessages = defineMessages({
  buy: {
    id: 'tasks.empty.buy',
    defaultMessage: 'No purchase tasks',
    description: 'Title of an empty view',
  },
  rent: {
    id: 'tasks.empty.rent',
    defaultMessage: 'No rental tasks',
    description: 'Title of an empty view',
  },
  custom: {
    id: 'tasks.empty.custom',
    defaultMessage: 'No custom order tasks',
    description: 'Title of an empty view',
  },
  exhibitions: {
    id: 'tasks.empty.exhibitions',
    defaultMessage: 'No exhibition tasks',
    description: 'Title of an empty view',
  },
  donation: {
    id: 'tasks.empty.donation',
    defaultMessage: 'No donation tasks',
    description: 'Title of an empty view',
  },
  purchased_art: {
    id: 'tasks.empty.purchasedArt',
    defaultMessage: 'No purchased art tasks',
    description: 'Title of an empty view',
  },
});

export const tasksMessages = {
  ...defineMessages({
    title: { id: 'tasks.title', defaultMessage: 'My tasks', description: 'Title of the pages of what waits' },
    views: { id: 'tasks.views', defaultMessage: 'Views', description: 'Name of the links between the views' },
    search: {
      id: 'tasks.search',
      defaultMessage: 'Search numbers, titles, people',
      description: 'Label of the search field',
    },
    failed: {
      id: 'tasks.failed',
      defaultMessage: 'We couldn’t load your tasks.',
      description: 'Title of the banner when the list failed',
    },
    emptyHelp: {
      id: 'tasks.emptyHelp',
      defaultMessage: 'Tasks appear here, oldest first.',
      description: 'Below the title of an empty view',
    },
    what: { id: 'tasks.what', defaultMessage: 'Item', description: 'Column: the title of what waits' },
    picture: { id: 'tasks.picture', defaultMessage: 'Picture', description: 'Column' },
    step: { id: 'tasks.step', defaultMessage: 'Next step', description: 'Column: what is to be done' },
    number: { id: 'tasks.number', defaultMessage: 'Number', description: 'Column: the number of the record' },
    person: { id: 'tasks.person', defaultMessage: 'Contact', description: 'Column: a name' },
    dueBy: { id: 'tasks.dueBy', defaultMessage: 'Deadline', description: 'Column' },
    amount: { id: 'tasks.amount', defaultMessage: 'Amount', description: 'Column' },
    currency: { id: 'tasks.currency', defaultMessage: 'Currency', description: 'Column of the CSV file' },
    since: { id: 'tasks.since', defaultMessage: 'Since', description: 'Column: a day' },
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'tasks.waiting',
    defaultMessage: '{count, plural, =0 {You’re all caught up} one {# task to do} other {# tasks to do}}',
    description: 'Below the title, and the count of a view for a screen reader',
  }),
  found: defineMessage<{ count: number }>({
    id: 'tasks.found',
    defaultMessage: '{count, plural, one {# task} other {# tasks}}',
    description: 'How many a search has found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'tasks.exported',
    defaultMessage: '{count, plural, one {# task exported.} other {# tasks exported.}}',
    description: 'Toast after a CSV file was saved',
  }),
  until: defineMessage<{ date: string }>({
    id: 'tasks.until',
    defaultMessage: 'until {date}',
    description: 'The day until which a task must be done',
  }),
};
