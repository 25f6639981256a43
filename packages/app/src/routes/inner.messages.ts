import { defineMessages } from 'react-intl';

/** The names of the screens in inner.ts. */
export const innerMessages = defineMessages({
  editProfile: {
    id: 'inner.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Name of the page that edits the profile',
  },
  person: { id: 'inner.person', defaultMessage: 'Person', description: 'Name of the page of another person' },
  notifications: {
    id: 'inner.notifications',
    defaultMessage: 'Notifications',
    description: 'Name of the page with everything that was in the bell',
  },
  payment: { id: 'inner.payment', defaultMessage: 'Payment', description: 'Name of the page of a payment, in crumbs' },
  renewal: {
    id: 'inner.renewal',
    defaultMessage: 'Renewal',
    description: 'Name of the page that renews the services, in crumbs',
  },
  changePassword: {
    id: 'inner.changePassword',
    defaultMessage: 'Change password',
    description: 'Name of the page that changes the password',
  },
  certificate: {
    id: 'inner.certificate',
    defaultMessage: 'Certificate',
    description: 'Name of the page that prints the certificate of a work, in crumbs',
  },
  labels: {
    id: 'inner.labels',
    defaultMessage: 'Print labels',
    description: 'Name of the page that prints labels of works',
  },
  diskQuotaTransactions: {
    id: 'inner.diskQuotaTransactions',
    defaultMessage: 'Disk quota',
    description: 'Name of the list of what was paid for disk quota, in crumbs',
  },
  rentOrders: {
    id: 'inner.rentOrders',
    defaultMessage: 'Rent orders',
    description: 'Name of the list of orders to rent',
  },
  buyOrder: {
    id: 'inner.buyOrder',
    defaultMessage: 'Buy order',
    description: 'Name of the page of one order, in crumbs',
  },
  rentOrder: {
    id: 'inner.rentOrder',
    defaultMessage: 'Rent order',
    description: 'Name of the page of one order, in crumbs',
  },
  customOrders: {
    id: 'inner.customOrders',
    defaultMessage: 'Custom orders',
    description: 'Name of the list of orders for pieces to be made',
  },
  customOrder: {
    id: 'inner.customOrder',
    defaultMessage: 'Custom order',
    description: 'Name of the page of one order, in crumbs',
  },
  crowdfundingRequest: {
    id: 'inner.crowdfundingRequest',
    defaultMessage: 'Crowdfunding request',
    description: 'Name of the page of one request, in crumbs',
  },
  requestCrowdfunding: {
    id: 'inner.requestCrowdfunding',
    defaultMessage: 'Request crowdfunding',
    description: 'Name of the page on which a request is written',
  },
  editCrowdfunding: {
    id: 'inner.editCrowdfunding',
    defaultMessage: 'Edit request',
    description: 'Name of the page that edits a crowdfunding request, in crumbs',
  },
  purchasedArts: {
    id: 'inner.purchasedArts',
    defaultMessage: 'Purchased art',
    description: 'Name of the list of crowdfunding requests of which supporters bought pieces',
  },
  cancelledRequests: {
    id: 'inner.cancelledRequests',
    defaultMessage: 'Cancelled requests',
    description: 'Name of the list of crowdfunding requests that were cancelled',
  },
  artPiece: {
    id: 'inner.artPiece',
    defaultMessage: 'Art piece',
    description: 'Name of the page of a piece that is made, in crumbs',
  },
  cancelledOrders: {
    id: 'inner.cancelledOrders',
    defaultMessage: 'Cancelled orders',
    description: 'Name of the list of orders that came to nothing',
  },
  cancelledOrder: {
    id: 'inner.cancelledOrder',
    defaultMessage: 'Cancelled order',
    description: 'Name of the page of one order that came to nothing, in crumbs',
  },
  packingSlips: {
    id: 'inner.packingSlips',
    defaultMessage: 'Packing slips',
    description: 'Name of the screen that prints those of many orders',
  },
  orderPapers: {
    id: 'inner.orderPapers',
    defaultMessage: 'Documents',
    description: 'Name of the page that prints the papers of an order',
  },
  orderProof: {
    id: 'inner.orderProof',
    defaultMessage: 'Order record',
    description: 'Name of the page with everything that proves what happened to an order',
  },
  rentTasks: {
    id: 'inner.rentTasks',
    defaultMessage: 'My tasks: rent orders',
    description: 'Name of the page of orders to rent that wait for the seller',
  },
  customTasks: {
    id: 'inner.customTasks',
    defaultMessage: 'My tasks: custom orders',
    description: 'Name of the page of custom orders that wait for the seller',
  },
  exhibitionTasks: {
    id: 'inner.exhibitionTasks',
    defaultMessage: 'My tasks: exhibitions',
    description: 'Name of the page of exhibitions that wait for the seller',
  },
  donationTasks: {
    id: 'inner.donationTasks',
    defaultMessage: 'My tasks: donations',
    description: 'Name of the page of supporters who wait for the seller',
  },
  purchasedArtTasks: {
    id: 'inner.purchasedArtTasks',
    defaultMessage: 'My tasks: purchased art',
    description: 'Name of the page of pieces that supporters bought and wait for',
  },
  expenses: {
    id: 'inner.expenses',
    defaultMessage: 'Expenses',
    description: 'Name of the page of what was given back',
  },
  forumThread: {
    id: 'inner.forumThread',
    defaultMessage: 'Forum thread',
    description: 'Name of the page of one forum, until its title is known',
  },
  receipt: { id: 'inner.receipt', defaultMessage: 'Receipt', description: 'Name of the page of a receipt, in crumbs' },
  slackIntegration: {
    id: 'inner.slackIntegration',
    defaultMessage: 'Slack channels',
    description: 'Name of the list of Slack channels',
  },
  slackChannel: {
    id: 'inner.slackChannel',
    defaultMessage: 'Channel',
    description: 'Name of the page of one Slack channel, in crumbs',
  },
  addSlackChannel: {
    id: 'inner.addSlackChannel',
    defaultMessage: 'Add channel',
    description: 'Name of the page that adds a Slack channel, in crumbs',
  },
  editSlackChannel: {
    id: 'inner.editSlackChannel',
    defaultMessage: 'Edit',
    description: 'Name of the page that edits a Slack channel, in crumbs',
  },
  exhibition: {
    id: 'inner.exhibition',
    defaultMessage: 'Exhibition',
    description: 'Name of the page of one exhibition, in crumbs',
  },
  exhibitionOrganizer: {
    id: 'inner.exhibitionOrganizer',
    defaultMessage: 'Exhibitions you organise',
    description: 'Name of a list',
  },
  exhibitionExhibitor: {
    id: 'inner.exhibitionExhibitor',
    defaultMessage: 'Exhibitions you exhibit at',
    description: 'Name of a list',
  },
  exhibitionAttendee: {
    id: 'inner.exhibitionAttendee',
    defaultMessage: 'Exhibitions you attend',
    description: 'Name of a list',
  },
  exhibitionAdd: {
    id: 'inner.exhibitionAdd',
    defaultMessage: 'Add exhibition',
    description: 'Name of the page with the form of a new exhibition',
  },
  exhibitionPapers: {
    id: 'inner.exhibitionPapers',
    defaultMessage: 'Documents',
    description: 'Name of the page that prints the price list, wall labels and checklist of an exhibition, in crumbs',
  },
  exhibitionEdit: {
    id: 'inner.exhibitionEdit',
    defaultMessage: 'Edit exhibition',
    description: 'Name of the page that changes an exhibition, in crumbs',
  },
});
