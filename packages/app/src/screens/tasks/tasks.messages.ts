import { defineMessage, defineMessages } from 'react-intl';

/** Tab labels of the views. */
export const placeMessages = defineMessages({
  buy: { id: 'tasks.buy', defaultMessage: 'Buy orders', description: 'Tab of My tasks' },
  rent: { id: 'tasks.rent', defaultMessage: 'Rent orders', description: 'Tab of My tasks' },
  custom: { id: 'tasks.custom', defaultMessage: 'Custom orders', description: 'Tab of My tasks' },
  exhibitions: { id: 'tasks.exhibitions', defaultMessage: 'Exhibitions', description: 'Tab of My tasks' },
  donation: { id: 'tasks.donation', defaultMessage: 'Donations', description: 'Tab of My tasks: donations' },
  purchased_art: {
    id: 'tasks.purchasedArt',
    defaultMessage: 'Purchased art',
    description: 'Tab of My tasks: pieces bought by supporters',
  },
  credit: { id: 'tasks.credit', defaultMessage: 'Credit', description: 'Tab of My tasks: income' },
  expense: { id: 'tasks.expense', defaultMessage: 'Expenses', description: 'Tab of My tasks: refunds' },
});

/** Labels of the tasks' steps. */
export const stepMessages = {
  ...defineMessages({
    answer: { id: 'tasks.step.answer', defaultMessage: 'Answer the request', description: 'Next step of a task' },
    confirm_payment: {
      id: 'tasks.step.confirmPayment',
      defaultMessage: 'Confirm the payment',
      description: 'Next step of a task',
    },
    ship: { id: 'tasks.step.ship', defaultMessage: 'Ship', description: 'Next step of a task' },
    answer_return: {
      id: 'tasks.step.answerReturn',
      defaultMessage: 'Answer the return request',
      description: 'Next step of a task',
    },
    receive_return: {
      id: 'tasks.step.receiveReturn',
      defaultMessage: 'Confirm the returned work',
      description: 'Next step of a task: a returned work is in transit or has arrived',
    },
    refund: { id: 'tasks.step.refund', defaultMessage: 'Refund the buyer', description: 'Next step of a task' },
    begin: { id: 'tasks.step.begin', defaultMessage: 'Start', description: 'Next step of a task: start making it' },
    make: { id: 'tasks.step.make', defaultMessage: 'Finish', description: 'Next step of a task: finish making it' },
    confirm_delivery: {
      id: 'tasks.step.confirmDelivery',
      defaultMessage: 'Confirm the delivery',
      description: 'Next step of a task',
    },
    pay_place: { id: 'tasks.step.payPlace', defaultMessage: 'Pay the fee', description: 'Next step of a task' },
  }),
  answer_applications: defineMessage<{ count: number }>({
    id: 'tasks.step.answerApplications',
    defaultMessage: '{count, plural, one {Answer # application} other {Answer # applications}}',
    description: 'Next step of a task',
  }),
  answer_cancellations: defineMessage<{ count: number }>({
    id: 'tasks.step.answerCancellations',
    defaultMessage: '{count, plural, one {Answer # cancellation} other {Answer # cancellations}}',
    description: 'Next step of a task',
  }),
  thank: defineMessage<{ count: number }>({
    id: 'tasks.step.thank',
    defaultMessage: '{count, plural, one {Thank # supporter} other {Thank # supporters}}',
    description: 'Next step of a task',
  }),
  answer_messages: defineMessage<{ count: number }>({
    id: 'tasks.step.answerMessages',
    defaultMessage: '{count, plural, one {Answer # supporter} other {Answer # supporters}}',
    description: 'Next step of a task: reply to supporters',
  }),
};

/** Empty states. */
export const emptyMessages = defineMessages({
  buy: {
    id: 'tasks.empty.buy',
    defaultMessage: 'No purchase tasks',
    description: 'Heading of the empty list',
  },
  rent: {
    id: 'tasks.empty.rent',
    defaultMessage: 'No rental tasks',
    description: 'Heading of the empty list',
  },
  custom: {
    id: 'tasks.empty.custom',
    defaultMessage: 'No custom order tasks',
    description: 'Heading of the empty list',
  },
  exhibitions: {
    id: 'tasks.empty.exhibitions',
    defaultMessage: 'No exhibition tasks',
    description: 'Heading of the empty list',
  },
  donation: {
    id: 'tasks.empty.donation',
    defaultMessage: 'No donation tasks',
    description: 'Heading of the empty list',
  },
  purchased_art: {
    id: 'tasks.empty.purchasedArt',
    defaultMessage: 'No purchased art tasks',
    description: 'Heading of the empty list',
  },
});

export const tasksMessages = {
  ...defineMessages({
    title: { id: 'tasks.title', defaultMessage: 'My tasks', description: 'Page title' },
    views: { id: 'tasks.views', defaultMessage: 'Views', description: 'Screen reader label of the tabs' },
    search: {
      id: 'tasks.search',
      defaultMessage: 'Search numbers, titles, people',
      description: 'Label of the search field',
    },
    failed: {
      id: 'tasks.failed',
      defaultMessage: 'We couldn’t load your tasks.',
      description: 'Banner heading: list failed to load',
    },
    emptyHelp: {
      id: 'tasks.emptyHelp',
      defaultMessage: 'Tasks appear here, oldest first.',
      description: 'Text of the empty list',
    },
    what: { id: 'tasks.what', defaultMessage: 'Item', description: 'Column heading: title of the item' },
    picture: { id: 'tasks.picture', defaultMessage: 'Picture', description: 'Column heading' },
    step: { id: 'tasks.step', defaultMessage: 'Next step', description: 'Column heading: next step' },
    number: { id: 'tasks.number', defaultMessage: 'Number', description: 'Column heading: order or request number' },
    person: { id: 'tasks.person', defaultMessage: 'Contact', description: 'Column heading: name' },
    dueBy: { id: 'tasks.dueBy', defaultMessage: 'Deadline', description: 'Column heading' },
    amount: { id: 'tasks.amount', defaultMessage: 'Amount', description: 'Column heading' },
    currency: { id: 'tasks.currency', defaultMessage: 'Currency', description: 'CSV column' },
    since: { id: 'tasks.since', defaultMessage: 'Since', description: 'Column heading: date' },
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'tasks.waiting',
    defaultMessage: '{count, plural, =0 {You’re all caught up} one {# task to do} other {# tasks to do}}',
    description: 'Screen reader label: number of tasks',
  }),
  found: defineMessage<{ count: number }>({
    id: 'tasks.found',
    defaultMessage: '{count, plural, one {# task} other {# tasks}}',
    description: 'Screen reader: number of tasks found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'tasks.exported',
    defaultMessage: '{count, plural, one {# task exported.} other {# tasks exported.}}',
    description: 'Toast after the CSV export',
  }),
  until: defineMessage<{ date: string }>({
    id: 'tasks.until',
    defaultMessage: 'until {date}',
    description: 'Deadline of a task',
  }),
};
