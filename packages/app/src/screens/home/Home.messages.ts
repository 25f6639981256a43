import { defineMessage, defineMessages } from 'react-intl';

export const homeMessages = {
  ...defineMessages({
    name: {
      id: 'home.name',
      defaultMessage: 'Sell, rent and show your art',
      description: 'Name of the home page, in the browser’s title',
    },
    title: {
      id: 'home.title',
      defaultMessage: 'Hang your work where it will be seen.',
      description: 'Large title of the home page',
    },
    lead: {
      id: 'home.lead',
      defaultMessage:
        'Sell, rent and show your art, photography, designs and frames. Orders, deliveries, returns and payments in one place.',
      description: 'Below the title of the home page',
    },
    galleries: { id: 'home.galleries', defaultMessage: 'See the galleries', description: 'Link to the buyer side' },
    studio: {
      id: 'home.studio',
      defaultMessage: 'Go to your studio',
      description: 'Link of the signed-in to their first page',
    },
    how: { id: 'home.how', defaultMessage: 'How it works', description: 'Title of the steps' },
    signUp: { id: 'home.signUp', defaultMessage: 'Sign up', description: 'Title of the first step' },
    signUpHelp: {
      id: 'home.signUpHelp',
      defaultMessage: 'Confirm your email, choose your services, and pay by card, wallet or bank transfer.',
      description: 'The first step',
    },
    hang: { id: 'home.hang', defaultMessage: 'Add your works', description: 'Title of the second step' },
    hangHelp: {
      id: 'home.hangHelp',
      defaultMessage: 'Add photos, sizes and prices. Sell a work, rent it out by the month, or both.',
      description: 'The second step',
    },
    answer: { id: 'home.answer', defaultMessage: 'Answer orders', description: 'Title of the third step' },
    answerHelp: {
      id: 'home.answerHelp',
      defaultMessage: 'Request payment, ship with a tracking number, and handle returns.',
      description: 'The third step',
    },
    paid: { id: 'home.paid', defaultMessage: 'Get paid', description: 'Title of the fourth step' },
    paidHelp: {
      id: 'home.paidHelp',
      defaultMessage: 'See what each order earns, what was refunded and what’s still on its way.',
      description: 'The fourth step',
    },
    services: {
      id: 'home.services',
      defaultMessage: 'What buyers can do with your work',
      description: 'Title of the services',
    },
    saleHelp: {
      id: 'home.saleHelp',
      defaultMessage: 'Buy at your price, or bid in an auction.',
      description: 'About sale and auction',
    },
    rentHelp: {
      id: 'home.rentHelp',
      defaultMessage: 'Keep it, or rent it for a few months with a deposit.',
      description: 'About buying and renting',
    },
    customHelp: {
      id: 'home.customHelp',
      defaultMessage: 'Commission a work made for them.',
      description: 'About custom orders',
    },
    exhibitionHelp: {
      id: 'home.exhibitionHelp',
      defaultMessage: 'Visit your exhibition, in person or online.',
      description: 'About exhibitions',
    },
    open: { id: 'home.open', defaultMessage: 'Open', description: 'Link to a service on the buyer side' },
    soon: { id: 'home.soon', defaultMessage: 'Coming soon', description: 'Badge of a service that is not open yet' },
  }),
  priceFree: defineMessage<{ size: string; works: number }>({
    id: 'home.priceFree',
    defaultMessage: 'Start with {size} free, enough for about {works, plural, one {# work} other {# works}}.',
    description: 'What selling costs, first sentence; size such as 1 GB, works an estimate',
  }),
  pricePaid: defineMessage<{ price: string }>({
    id: 'home.pricePaid',
    defaultMessage: 'More storage from {price} a year before tax.',
    description: 'What selling costs, second sentence',
  }),
  priceCharge: defineMessage<{ percent: string }>({
    id: 'home.priceCharge',
    defaultMessage: '{percent} service charge per sale.',
    description: 'What selling costs, third sentence; percent such as 12%',
  }),
  price: defineMessage<{ free: string; paid: string; charge: string }>({
    id: 'home.price',
    defaultMessage: '{free} {paid} {charge}',
    description: 'What selling costs: three sentences, of which one may be empty; a language may need no spaces',
  }),
  openNamed: defineMessage<{ name: string }>({
    id: 'home.openNamed',
    defaultMessage: 'Open {name}',
    description: 'Accessible name of the link to a service on the buyer side; holds the words that are seen',
  }),
};
