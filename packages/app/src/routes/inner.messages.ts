import { defineMessages } from 'react-intl';

/** The names of the screens in inner.ts. */
export const innerMessages = defineMessages({
  editProfile: {
    id: 'inner.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Page title: profile form',
  },
  person: { id: 'inner.person', defaultMessage: 'Person', description: 'Page title: someone’s profile' },
  notifications: {
    id: 'inner.notifications',
    defaultMessage: 'Notifications',
    description: 'Page title: all notifications',
  },
  payment: { id: 'inner.payment', defaultMessage: 'Payment', description: 'Breadcrumb: payment page' },
  renewal: {
    id: 'inner.renewal',
    defaultMessage: 'Renewal',
    description: 'Breadcrumb: service renewal page',
  },
  changePassword: {
    id: 'inner.changePassword',
    defaultMessage: 'Change password',
    description: 'Page title: password form',
  },
  certificate: {
    id: 'inner.certificate',
    defaultMessage: 'Certificate',
    description: 'Breadcrumb: print page of a work’s certificate',
  },
  labels: {
    id: 'inner.labels',
    defaultMessage: 'Print labels',
    description: 'Page title: printing work labels',
  },
  diskQuotaTransactions: {
    id: 'inner.diskQuotaTransactions',
    defaultMessage: 'Disk quota',
    description: 'Breadcrumb: list of disk quota payments',
  },
  rentOrders: {
    id: 'inner.rentOrders',
    defaultMessage: 'Rent orders',
    description: 'Page title: rental orders',
  },
  buyOrder: {
    id: 'inner.buyOrder',
    defaultMessage: 'Buy order',
    description: 'Breadcrumb of an order page',
  },
  rentOrder: {
    id: 'inner.rentOrder',
    defaultMessage: 'Rent order',
    description: 'Breadcrumb of an order page',
  },
  customOrders: {
    id: 'inner.customOrders',
    defaultMessage: 'Custom orders',
    description: 'Page title: orders for pieces made to order',
  },
  customOrder: {
    id: 'inner.customOrder',
    defaultMessage: 'Custom order',
    description: 'Breadcrumb of an order page',
  },
  crowdfundingRequest: {
    id: 'inner.crowdfundingRequest',
    defaultMessage: 'Crowdfunding request',
    description: 'Breadcrumb: page of a request',
  },
  requestCrowdfunding: {
    id: 'inner.requestCrowdfunding',
    defaultMessage: 'Request crowdfunding',
    description: 'Page title: form for a new request',
  },
  editCrowdfunding: {
    id: 'inner.editCrowdfunding',
    defaultMessage: 'Edit request',
    description: 'Breadcrumb: form of a crowdfunding request',
  },
  purchasedArts: {
    id: 'inner.purchasedArts',
    defaultMessage: 'Purchased art',
    description: 'Page title: crowdfunding requests with pieces bought by supporters',
  },
  cancelledRequests: {
    id: 'inner.cancelledRequests',
    defaultMessage: 'Cancelled requests',
    description: 'Page title: cancelled crowdfunding requests',
  },
  artPiece: {
    id: 'inner.artPiece',
    defaultMessage: 'Art piece',
    description: 'Breadcrumb: page of a piece being made',
  },
  cancelledOrders: {
    id: 'inner.cancelledOrders',
    defaultMessage: 'Cancelled orders',
    description: 'Page title: cancelled orders',
  },
  cancelledOrder: {
    id: 'inner.cancelledOrder',
    defaultMessage: 'Cancelled order',
    description: 'Breadcrumb: page of a cancelled order',
  },
  packingSlips: {
    id: 'inner.packingSlips',
    defaultMessage: 'Packing slips',
    description: 'Page title: printing several packing slips',
  },
  orderPapers: {
    id: 'inner.orderPapers',
    defaultMessage: 'Documents',
    description: 'Page title: printing documents of an order',
  },
  orderProof: {
    id: 'inner.orderProof',
    defaultMessage: 'Order record',
    description: 'Page title: complete history of an order, as evidence',
  },
  rentTasks: {
    id: 'inner.rentTasks',
    defaultMessage: 'My tasks: rent orders',
    description: 'Page title: rental orders awaiting the seller',
  },
  customTasks: {
    id: 'inner.customTasks',
    defaultMessage: 'My tasks: custom orders',
    description: 'Page title: custom orders awaiting the seller',
  },
  exhibitionTasks: {
    id: 'inner.exhibitionTasks',
    defaultMessage: 'My tasks: exhibitions',
    description: 'Page title: exhibitions awaiting the seller',
  },
  donationTasks: {
    id: 'inner.donationTasks',
    defaultMessage: 'My tasks: donations',
    description: 'Page title: supporters awaiting the seller',
  },
  purchasedArtTasks: {
    id: 'inner.purchasedArtTasks',
    defaultMessage: 'My tasks: purchased art',
    description: 'Page title: pieces bought by supporters, still to be delivered',
  },
  expenses: {
    id: 'inner.expenses',
    defaultMessage: 'Expenses',
    description: 'Page title: list of refunds',
  },
  forumThread: {
    id: 'inner.forumThread',
    defaultMessage: 'Forum thread',
    description: 'Title of a forum page while loading',
  },
  receipt: { id: 'inner.receipt', defaultMessage: 'Receipt', description: 'Breadcrumb: receipt page' },
  slackIntegration: {
    id: 'inner.slackIntegration',
    defaultMessage: 'Slack channels',
    description: 'Page title: list of Slack channels',
  },
  slackChannel: {
    id: 'inner.slackChannel',
    defaultMessage: 'Channel',
    description: 'Breadcrumb: page of a Slack channel',
  },
  addSlackChannel: {
    id: 'inner.addSlackChannel',
    defaultMessage: 'Add channel',
    description: 'Breadcrumb: form for a new Slack channel',
  },
  editSlackChannel: {
    id: 'inner.editSlackChannel',
    defaultMessage: 'Edit',
    description: 'Breadcrumb: form of a Slack channel',
  },
  exhibition: {
    id: 'inner.exhibition',
    defaultMessage: 'Exhibition',
    description: 'Breadcrumb: page of an exhibition',
  },
  exhibitionOrganizer: {
    id: 'inner.exhibitionOrganizer',
    defaultMessage: 'Exhibitions you organise',
    description: 'List title',
  },
  exhibitionExhibitor: {
    id: 'inner.exhibitionExhibitor',
    defaultMessage: 'Exhibitions you exhibit at',
    description: 'List title',
  },
  exhibitionAttendee: {
    id: 'inner.exhibitionAttendee',
    defaultMessage: 'Exhibitions you attend',
    description: 'List title',
  },
  exhibitionAdd: {
    id: 'inner.exhibitionAdd',
    defaultMessage: 'Add exhibition',
    description: 'Page title: form for a new exhibition',
  },
  exhibitionPapers: {
    id: 'inner.exhibitionPapers',
    defaultMessage: 'Documents',
    description: 'Breadcrumb: printing an exhibition’s price list, wall labels and checklist',
  },
  exhibitionEdit: {
    id: 'inner.exhibitionEdit',
    defaultMessage: 'Edit exhibition',
    description: 'Breadcrumb: form of an exhibition',
  },
});
