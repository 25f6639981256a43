import { defineMessage, defineMessages } from 'react-intl';

export const homeMessages = {
  ...defineMessages({
    name: {
      id: 'home.name',
      defaultMessage: 'Sell, rent and show your art',
      description: 'Browser title of the home page',
    },
    title: {
      id: 'home.title',
      defaultMessage: 'Hang your work where it will be seen.',
      description: 'Main heading of the home page',
    },
    lead: {
      id: 'home.lead',
      defaultMessage:
        'Sell, rent and show your art, photography, designs and frames. Orders, deliveries, returns and payments in one place.',
      description: 'Text below the home page heading',
    },
    galleries: { id: 'home.galleries', defaultMessage: 'See the galleries', description: 'Link to the buyers’ site' },
    studio: {
      id: 'home.studio',
      defaultMessage: 'Go to your studio',
      description: 'Home page link for signed-in sellers',
    },
    how: { id: 'home.how', defaultMessage: 'How it works', description: 'Heading of the steps' },
    signUp: { id: 'home.signUp', defaultMessage: 'Sign up', description: 'Heading of the first step' },
    signUpHelp: {
      id: 'home.signUpHelp',
      defaultMessage: 'Confirm your email, choose your services, and pay by card, wallet or bank transfer.',
      description: 'Text of the first step',
    },
    hang: { id: 'home.hang', defaultMessage: 'Add your works', description: 'Heading of the second step' },
    hangHelp: {
      id: 'home.hangHelp',
      defaultMessage: 'Add photos, sizes and prices. Sell a work, rent it out by the month, or both.',
      description: 'Text of the second step',
    },
    answer: { id: 'home.answer', defaultMessage: 'Answer orders', description: 'Heading of the third step' },
    answerHelp: {
      id: 'home.answerHelp',
      defaultMessage: 'Request payment, ship with a tracking number, and handle returns.',
      description: 'Text of the third step',
    },
    paid: { id: 'home.paid', defaultMessage: 'Get paid', description: 'Heading of the fourth step' },
    paidHelp: {
      id: 'home.paidHelp',
      defaultMessage: 'See what each order earns, what was refunded and what’s still on its way.',
      description: 'Text of the fourth step',
    },
    services: {
      id: 'home.services',
      defaultMessage: 'What buyers can do with your work',
      description: 'Heading of the services',
    },
    saleHelp: {
      id: 'home.saleHelp',
      defaultMessage: 'Buy at your price, or bid in an auction.',
      description: 'Text about sale and auction',
    },
    rentHelp: {
      id: 'home.rentHelp',
      defaultMessage: 'Keep it, or rent it for a few months with a deposit.',
      description: 'Text about buying and renting',
    },
    customHelp: {
      id: 'home.customHelp',
      defaultMessage: 'Commission a work made for them.',
      description: 'Text about custom orders',
    },
    exhibitionHelp: {
      id: 'home.exhibitionHelp',
      defaultMessage: 'Visit your exhibition, in person or online.',
      description: 'Text about exhibitions',
    },
    open: { id: 'home.open', defaultMessage: 'Open', description: 'Link to a service on the buyers’ site' },
    soon: { id: 'home.soon', defaultMessage: 'Coming soon', description: 'Badge of a service not yet available' },
  }),
  priceFree: defineMessage<{ size: string; works: number }>({
    id: 'home.priceFree',
    defaultMessage: 'Start with {size} free, enough for about {works, plural, one {# work} other {# works}}.',
    description: 'First pricing sentence; {size} such as 1 GB, {works} an estimate',
  }),
  pricePaid: defineMessage<{ price: string }>({
    id: 'home.pricePaid',
    defaultMessage: 'More storage from {price} a year before tax.',
    description: 'Second pricing sentence',
  }),
  priceCharge: defineMessage<{ percent: string }>({
    id: 'home.priceCharge',
    defaultMessage: '{percent} service charge per sale.',
    description: 'Third pricing sentence; {percent} such as 12%',
  }),
  price: defineMessage<{ free: string; paid: string; charge: string }>({
    id: 'home.price',
    defaultMessage: '{free} {paid} {charge}',
    description: 'Pricing text of three sentences, some may be empty; remove the spaces if not needed',
  }),
  openNamed: defineMessage<{ name: string }>({
    id: 'home.openNamed',
    defaultMessage: 'Open {name}',
    description: 'Screen reader label of the link to a service; must contain the visible text “Open”',
  }),
};
