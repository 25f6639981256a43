import { defineMessage, defineMessages } from 'react-intl';

export const dashboardMessages = {
  ...defineMessages({
    waiting: { id: 'dashboard.waiting', defaultMessage: 'To do', description: 'Heading: open tasks' },
    nothingWaits: {
      id: 'dashboard.nothingWaits',
      defaultMessage: 'You’re all caught up',
      description: 'Empty state heading',
    },
    nothingWaitsHelp: {
      id: 'dashboard.nothingWaitsHelp',
      defaultMessage: 'Requests, payments, returns and anything else that needs you appear here.',
      description: 'Empty state hint',
    },
    deadlines: { id: 'dashboard.deadlines', defaultMessage: 'Deadlines', description: 'Heading' },
    deadlinesFailed: {
      id: 'dashboard.deadlinesFailed',
      defaultMessage: 'We couldn’t load your deadlines.',
      description: 'Banner title when deadlines failed to load',
    },
    agreementEnds: {
      id: 'dashboard.agreementEnds',
      defaultMessage: 'Your disk-quota agreement ends',
      description: 'Deadline',
    },
    bySale: {
      id: 'dashboard.bySale',
      defaultMessage: 'By sale',
      description: 'Link next to the revenue: list of transactions',
    },
    revenue: { id: 'dashboard.revenue', defaultMessage: 'Revenue', description: 'Heading' },
    revenueFailed: {
      id: 'dashboard.revenueFailed',
      defaultMessage: 'We couldn’t load your revenue.',
      description: 'Error message when the revenue failed to load',
    },
    currency: { id: 'dashboard.currency', defaultMessage: 'Currency', description: 'Label of the currency switch' },
    earned: { id: 'dashboard.earned', defaultMessage: 'Earned', description: 'Figure label: total credits' },
    earnedThisMonth: {
      id: 'dashboard.earnedThisMonth',
      defaultMessage: 'This month',
      description: 'Figure label: credits of this month',
    },
    spent: { id: 'dashboard.spent', defaultMessage: 'Refunds', description: 'Figure label: total expenses' },
    twelveMonths: {
      id: 'dashboard.twelveMonths',
      defaultMessage: 'last 12 months',
      description: 'Period of a figure',
    },
    byMonth: { id: 'dashboard.byMonth', defaultMessage: 'Revenue by month', description: 'Chart title' },
    month: { id: 'dashboard.month', defaultMessage: 'Month', description: 'Column heading of the chart’s data table' },
    credits: { id: 'dashboard.credits', defaultMessage: 'Earned', description: 'Chart series: credits' },
    expenses: { id: 'dashboard.expenses', defaultMessage: 'Refunds', description: 'Chart series: expenses' },
    noRevenue: {
      id: 'dashboard.noRevenue',
      defaultMessage: 'Your first sale will appear here.',
      description: 'Text shown instead of an empty chart',
    },
    worksRow: {
      id: 'dashboard.worksRow',
      defaultMessage: 'Recently added',
      description: 'Screen reader label of the row of latest works',
    },
    latestWorks: { id: 'dashboard.latestWorks', defaultMessage: 'Latest works', description: 'Heading' },
    worksFailed: {
      id: 'dashboard.worksFailed',
      defaultMessage: 'We couldn’t load your works.',
      description: 'Error message when the works failed to load',
    },
    noWorks: { id: 'dashboard.noWorks', defaultMessage: 'No works yet', description: 'Empty state heading' },
    noWorksHelp: {
      id: 'dashboard.noWorksHelp',
      defaultMessage: 'A photo, a title and a category are enough to start.',
      description: 'Empty state hint',
    },
    addWork: { id: 'dashboard.addWork', defaultMessage: 'Add a work', description: 'Empty state button' },
    setUp: {
      id: 'dashboard.setUp',
      defaultMessage: 'Set up your studio',
      description: 'Heading of the checklist for new sellers',
    },
    hideSetUp: {
      id: 'dashboard.hideSetUp',
      defaultMessage: 'Dismiss',
      description: 'Button label: hides the checklist',
    },
    funds: { id: 'dashboard.funds', defaultMessage: 'Crowdfunding', description: 'Heading: funds raised' },
    fundsFailed: {
      id: 'dashboard.fundsFailed',
      defaultMessage: 'We couldn’t load your funds.',
      description: 'Error message when the funds failed to load',
    },
    allRequests: {
      id: 'dashboard.allRequests',
      defaultMessage: 'All requests',
      description: 'Link to the crowdfunding requests',
    },
    allNews: { id: 'dashboard.allNews', defaultMessage: 'View all', description: 'Link to the notifications' },
    noOtherNews: {
      id: 'dashboard.noOtherNews',
      defaultMessage: 'Nothing else is new.',
      description: 'Text when all notifications relate to the tasks above',
    },
    done: {
      id: 'dashboard.done',
      defaultMessage: 'Done',
      description: 'Screen reader text after a completed checklist step',
    },
    news: { id: 'dashboard.news', defaultMessage: 'News', description: 'Heading: recent notifications' },
    newsFailed: {
      id: 'dashboard.newsFailed',
      defaultMessage: 'We couldn’t load your news.',
      description: 'Error message when the notifications failed to load',
    },
    noNews: { id: 'dashboard.noNews', defaultMessage: 'Nothing new yet.', description: 'Empty state text' },
  }),
  lastMonth: defineMessage<{ amount: string }>({
    id: 'dashboard.lastMonth',
    defaultMessage: 'Last month: {amount}',
    description: 'Text below the earnings of this month; amount is money',
  }),
  youKeep: defineMessage<{ amount: string }>({
    id: 'dashboard.youKeep',
    defaultMessage: 'last 12 months · you keep {amount}',
    description: 'Text below the refunds: period, and earnings less refunds; amount is money',
  }),
  welcome: defineMessage<{ name: string }>({
    id: 'dashboard.welcome',
    defaultMessage: 'Welcome, {name}',
    description: 'Text below the title; name is the first name',
  }),
  from: defineMessage<{ person: string }>({
    id: 'dashboard.from',
    defaultMessage: 'From {person}',
    description: 'Task line: person who ordered, donated or bought',
  }),
  needed: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.orderNeeded',
    defaultMessage: '“{title}” ({number}): buyer’s deadline',
    description: 'Deadline of a custom order, shown next to its date',
  }),
  return: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.returnUntil',
    defaultMessage: '“{title}” ({number}): return window closes',
    description: 'Deadline of the buyer, shown next to its date',
  }),
  lease: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.leaseEnds',
    defaultMessage: '“{title}” ({number}): rental ends',
    description: 'End of a rental, shown next to its date',
  }),
  confirmBy: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.confirmBy',
    defaultMessage: '“{title}” ({number}): confirm the payment',
    description: 'Deadline after which the order is cancelled, shown next to its date',
  }),
  paymentBy: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.paymentBy',
    defaultMessage: '“{title}” ({number}): payment due',
    description: 'Deadline of the buyer, shown next to its date',
  }),
  allWorks: defineMessage<{ count: number }>({
    id: 'dashboard.allWorks',
    defaultMessage: '{count, plural, one {View library} other {View all # works}}',
    description: 'Link to the library',
  }),
  setUpDone: defineMessage<{ done: number; count: number }>({
    id: 'dashboard.setUpDone',
    defaultMessage: '{done} of {count} done',
    description: 'Progress of the checklist',
  }),
  allTasks: defineMessage<{ count: number }>({
    id: 'dashboard.allTasks',
    defaultMessage: '{count, plural, one {View # task} other {View all # tasks}}',
    description: 'Link to the task list when there are more tasks than shown',
  }),
  raised: defineMessage<{ currency: string }>({
    id: 'dashboard.raised',
    defaultMessage: 'Raised in {currency}',
    description: 'Figure label: funds in a currency',
  }),
  raisedBy: defineMessage<{ requests: number; supporters: number }>({
    id: 'dashboard.raisedBy',
    defaultMessage: '{requests, plural, one {# request} other {# requests}} · Supporters: {supporters, number}',
    description: 'Text below the funds raised',
  }),
};

/** Deadlines of exhibitions. */
export const deadlineMessages = {
  edit: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionEdit',
    defaultMessage: '“{title}”: last day to edit or delete the exhibition',
    description: 'Deadline of the organiser, shown next to its date',
  }),
  leave: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionLeave',
    defaultMessage: '“{title}”: last day to give up your place',
    description: 'Deadline of an exhibitor or attendee, shown next to its date',
  }),
  place: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionPlace',
    defaultMessage: '“{title}”: fee for your place is due',
    description: 'Deadline after which the place is lost, shown next to its date',
  }),
  opening: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionOpening',
    defaultMessage: '“{title}”: the exhibition opens',
    description: 'Start of an exhibition, shown next to its date',
  }),
  finish: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.pieceFinish',
    defaultMessage: '“{title}” ({number}): completion due',
    description: 'Deadline for a piece in progress, shown next to its date',
  }),
  funding: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.fundingEnds',
    defaultMessage: '“{title}” ({number}): last day for supporters',
    description: 'End of a crowdfunding request, shown next to its date',
  }),
};

export const setUpMessages = defineMessages({
  profile: {
    id: 'dashboard.setUp.profile',
    defaultMessage: 'Complete your business details',
    description: 'Checklist step',
  },
  profileHelp: {
    id: 'dashboard.setUp.profileHelp',
    defaultMessage: 'Company, address and phone, for orders and receipts.',
    description: 'Checklist step hint',
  },
  picture: { id: 'dashboard.setUp.picture', defaultMessage: 'Add your picture', description: 'Checklist step' },
  pictureHelp: {
    id: 'dashboard.setUp.pictureHelp',
    defaultMessage: 'Buyers like to know who they’re buying from.',
    description: 'Checklist step hint',
  },
  bank: {
    id: 'dashboard.setUp.bank',
    defaultMessage: 'Add payout details',
    description: 'Checklist step: bank details',
  },
  bankHelp: {
    id: 'dashboard.setUp.bankHelp',
    defaultMessage: 'Only Smart Art can see them.',
    description: 'Checklist step hint',
  },
  gateway: {
    id: 'dashboard.setUp.gateway',
    defaultMessage: 'Choose how buyers pay',
    description: 'Checklist step: payment gateway',
  },
  gatewayHelp: {
    id: 'dashboard.setUp.gatewayHelp',
    defaultMessage: 'Card, PayPal or bank transfer.',
    description: 'Checklist step hint',
  },
  work: { id: 'dashboard.setUp.work', defaultMessage: 'Add your first work', description: 'Checklist step' },
  workHelp: {
    id: 'dashboard.setUp.workHelp',
    defaultMessage: 'A photo, a title and a category are enough to start.',
    description: 'Checklist step hint',
  },
});
