import { defineMessage, defineMessages } from 'react-intl';

export const dashboardMessages = {
  ...defineMessages({
    waiting: { id: 'dashboard.waiting', defaultMessage: 'To do', description: 'Heading: what is to be done' },
    nothingWaits: {
      id: 'dashboard.nothingWaits',
      defaultMessage: 'You’re all caught up',
      description: 'Nothing needs the seller',
    },
    nothingWaitsHelp: {
      id: 'dashboard.nothingWaitsHelp',
      defaultMessage: 'Requests, payments, returns and anything else that needs you appear here.',
      description: 'What will be here',
    },
    deadlines: { id: 'dashboard.deadlines', defaultMessage: 'Deadlines', description: 'Heading: deadlines' },
    deadlinesFailed: {
      id: 'dashboard.deadlinesFailed',
      defaultMessage: 'We couldn’t load your deadlines.',
      description: 'Title of the banner when they failed',
    },
    agreementEnds: {
      id: 'dashboard.agreementEnds',
      defaultMessage: 'Your disk-quota agreement ends',
      description: 'A deadline',
    },
    bySale: {
      id: 'dashboard.bySale',
      defaultMessage: 'By sale',
      description: 'Link beside the revenue: to what came in, entry by entry',
    },
    revenue: { id: 'dashboard.revenue', defaultMessage: 'Revenue', description: 'Heading' },
    revenueFailed: {
      id: 'dashboard.revenueFailed',
      defaultMessage: 'We couldn’t load your revenue.',
      description: 'A part of the dashboard failed',
    },
    currency: { id: 'dashboard.currency', defaultMessage: 'Currency', description: 'Label of the choice of currency' },
    earned: { id: 'dashboard.earned', defaultMessage: 'Earned', description: 'Figure: sum of credits' },
    earnedThisMonth: {
      id: 'dashboard.earnedThisMonth',
      defaultMessage: 'This month',
      description: 'Figure: earned in this month',
    },
    spent: { id: 'dashboard.spent', defaultMessage: 'Refunds', description: 'Figure: sum of expenses' },
    twelveMonths: {
      id: 'dashboard.twelveMonths',
      defaultMessage: 'last 12 months',
      description: 'Period of a figure',
    },
    byMonth: { id: 'dashboard.byMonth', defaultMessage: 'Revenue by month', description: 'Title of the chart' },
    month: { id: 'dashboard.month', defaultMessage: 'Month', description: 'Heading of a column of the chart’s table' },
    credits: { id: 'dashboard.credits', defaultMessage: 'Earned', description: 'Series of the chart: credits' },
    expenses: { id: 'dashboard.expenses', defaultMessage: 'Refunds', description: 'Series of the chart: expenses' },
    noRevenue: {
      id: 'dashboard.noRevenue',
      defaultMessage: 'Your first sale will appear here.',
      description: 'In place of an empty chart',
    },
    worksRow: {
      id: 'dashboard.worksRow',
      defaultMessage: 'Recently added',
      description: 'Accessible name of the row of the latest works',
    },
    latestWorks: { id: 'dashboard.latestWorks', defaultMessage: 'Latest works', description: 'Heading' },
    worksFailed: {
      id: 'dashboard.worksFailed',
      defaultMessage: 'We couldn’t load your works.',
      description: 'A part of the dashboard failed',
    },
    noWorks: { id: 'dashboard.noWorks', defaultMessage: 'No works yet', description: 'The library is empty' },
    noWorksHelp: {
      id: 'dashboard.noWorksHelp',
      defaultMessage: 'A photo, a title and a category are enough to start.',
      description: 'How the first work is added',
    },
    addWork: { id: 'dashboard.addWork', defaultMessage: 'Add a work', description: 'Button to the first work' },
    setUp: {
      id: 'dashboard.setUp',
      defaultMessage: 'Set up your studio',
      description: 'Heading of the checklist of a new seller',
    },
    hideSetUp: {
      id: 'dashboard.hideSetUp',
      defaultMessage: 'Dismiss',
      description: 'Button that puts the checklist away',
    },
    funds: { id: 'dashboard.funds', defaultMessage: 'Crowdfunding', description: 'Heading: funds raised' },
    fundsFailed: {
      id: 'dashboard.fundsFailed',
      defaultMessage: 'We couldn’t load your funds.',
      description: 'A part of the dashboard failed',
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
      description: 'No notifications but those about the tasks above',
    },
    done: {
      id: 'dashboard.done',
      defaultMessage: 'Done',
      description: 'After a step of the checklist, for screen readers',
    },
    news: { id: 'dashboard.news', defaultMessage: 'News', description: 'Heading: recent notifications' },
    newsFailed: {
      id: 'dashboard.newsFailed',
      defaultMessage: 'We couldn’t load your news.',
      description: 'A part of the dashboard failed',
    },
    noNews: { id: 'dashboard.noNews', defaultMessage: 'Nothing new yet.', description: 'No notifications' },
  }),
  lastMonth: defineMessage<{ amount: string }>({
    id: 'dashboard.lastMonth',
    defaultMessage: 'Last month: {amount}',
    description: 'Below what was earned in this month so far; amount is money',
  }),
  youKeep: defineMessage<{ amount: string }>({
    id: 'dashboard.youKeep',
    defaultMessage: 'last 12 months · you keep {amount}',
    description: 'Below what was given back: the period, and what is left of what was earned in it; amount is money',
  }),
  welcome: defineMessage<{ name: string }>({
    id: 'dashboard.welcome',
    defaultMessage: 'Welcome, {name}',
    description: 'Under the title; the first name',
  }),
  from: defineMessage<{ person: string }>({
    id: 'dashboard.from',
    defaultMessage: 'From {person}',
    description: 'Who ordered, gave or bought what waits',
  }),
  needed: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.orderNeeded',
    defaultMessage: '“{title}” ({number}): buyer’s deadline',
    description: 'A deadline of a custom order; its day stands beside it',
  }),
  return: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.returnUntil',
    defaultMessage: '“{title}” ({number}): return window closes',
    description: 'A deadline of the buyer; its day stands beside it',
  }),
  lease: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.leaseEnds',
    defaultMessage: '“{title}” ({number}): rental ends',
    description: 'The end of a rent; its day stands beside it',
  }),
  confirmBy: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.confirmBy',
    defaultMessage: '“{title}” ({number}): confirm the payment',
    description: 'A deadline: else the order is cancelled; its day stands beside it',
  }),
  paymentBy: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.paymentBy',
    defaultMessage: '“{title}” ({number}): payment due',
    description: 'A deadline of the buyer; its day stands beside it',
  }),
  allWorks: defineMessage<{ count: number }>({
    id: 'dashboard.allWorks',
    defaultMessage: '{count, plural, one {View library} other {View all # works}}',
    description: 'Link to the library',
  }),
  setUpDone: defineMessage<{ done: number; count: number }>({
    id: 'dashboard.setUpDone',
    defaultMessage: '{done} of {count} done',
    description: 'How far the checklist is',
  }),
  allTasks: defineMessage<{ count: number }>({
    id: 'dashboard.allTasks',
    defaultMessage: '{count, plural, one {View # task} other {View all # tasks}}',
    description: 'Link to my tasks, where there are more than are shown',
  }),
  raised: defineMessage<{ currency: string }>({
    id: 'dashboard.raised',
    defaultMessage: 'Raised in {currency}',
    description: 'Figure: funds in a currency',
  }),
  raisedBy: defineMessage<{ requests: number; supporters: number }>({
    id: 'dashboard.raisedBy',
    defaultMessage: '{requests, plural, one {# request} other {# requests}} · Supporters: {supporters, number}',
    description: 'Under the funds raised',
  }),
};

/** Deadlines of exhibitions. */
export const deadlineMessages = {
  edit: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionEdit',
    defaultMessage: '“{title}”: last day to edit or delete the exhibition',
    description: 'A deadline of the organiser; its day stands beside it',
  }),
  leave: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionLeave',
    defaultMessage: '“{title}”: last day to give up your place',
    description: 'A deadline of an exhibitor or attendee; its day stands beside it',
  }),
  place: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionPlace',
    defaultMessage: '“{title}”: fee for your place is due',
    description: 'A deadline: else the place lapses; its day stands beside it',
  }),
  opening: defineMessage<{ title: string }>({
    id: 'dashboard.exhibitionOpening',
    defaultMessage: '“{title}”: the exhibition opens',
    description: 'Beside it stands its day',
  }),
  finish: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.pieceFinish',
    defaultMessage: '“{title}” ({number}): completion due',
    description: 'A deadline of a piece that is made; its day stands beside it',
  }),
  funding: defineMessage<{ number: string; title: string }>({
    id: 'dashboard.fundingEnds',
    defaultMessage: '“{title}” ({number}): last day for supporters',
    description: 'The end of a crowdfunding request; its day stands beside it',
  }),
};

export const setUpMessages = defineMessages({
  profile: {
    id: 'dashboard.setUp.profile',
    defaultMessage: 'Complete your business details',
    description: 'Step of the checklist',
  },
  profileHelp: {
    id: 'dashboard.setUp.profileHelp',
    defaultMessage: 'Company, address and phone, for orders and receipts.',
    description: 'Why this step of the checklist matters',
  },
  picture: { id: 'dashboard.setUp.picture', defaultMessage: 'Add your picture', description: 'Step of the checklist' },
  pictureHelp: {
    id: 'dashboard.setUp.pictureHelp',
    defaultMessage: 'Buyers like to know who they’re buying from.',
    description: 'Why this step of the checklist matters',
  },
  bank: {
    id: 'dashboard.setUp.bank',
    defaultMessage: 'Add payout details',
    description: 'Step of the checklist: bank details',
  },
  bankHelp: {
    id: 'dashboard.setUp.bankHelp',
    defaultMessage: 'Only Smart Art can see them.',
    description: 'Why this step of the checklist matters',
  },
  gateway: {
    id: 'dashboard.setUp.gateway',
    defaultMessage: 'Choose how buyers pay',
    description: 'Step of the checklist: payment gateway',
  },
  gatewayHelp: {
    id: 'dashboard.setUp.gatewayHelp',
    defaultMessage: 'Card, PayPal or bank transfer.',
    description: 'Why this step of the checklist matters',
  },
  work: { id: 'dashboard.setUp.work', defaultMessage: 'Add your first work', description: 'Step of the checklist' },
  workHelp: {
    id: 'dashboard.setUp.workHelp',
    defaultMessage: 'A photo, a title and a category are enough to start.',
    description: 'Why this step of the checklist matters',
  },
});
