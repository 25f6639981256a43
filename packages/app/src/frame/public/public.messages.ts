import { defineMessages } from 'react-intl';

export const publicMessages = defineMessages({
  galleries: { id: 'public.galleries', defaultMessage: 'Galleries', description: 'Menu and list of the galleries' },
  art: { id: 'public.art', defaultMessage: 'Art gallery', description: 'Link to the buyer side' },
  photo: { id: 'public.photo', defaultMessage: 'Photo gallery', description: 'Link to the buyer side' },
  frame: { id: 'public.frame', defaultMessage: 'Frame gallery', description: 'Link to the buyer side' },
  design: { id: 'public.design', defaultMessage: 'Design gallery', description: 'Link to the buyer side' },
  services: { id: 'public.services', defaultMessage: 'Services', description: 'Menu and list of the services' },
  sale: { id: 'public.sale', defaultMessage: 'Sale and auction', description: 'Link to the buyer side' },
  rent: { id: 'public.rent', defaultMessage: 'Buy and rent', description: 'Link to the buyer side' },
  custom: { id: 'public.custom', defaultMessage: 'Custom order', description: 'A service that is coming soon' },
  exhibition: { id: 'public.exhibition', defaultMessage: 'Exhibition', description: 'A service that is coming soon' },
  buyerSide: { id: 'public.buyerSide', defaultMessage: 'For buyers', description: 'Menu of other pages for buyers' },
  buyerHome: { id: 'public.buyerHome', defaultMessage: 'Home', description: 'Link to the first page for buyers' },
  search: { id: 'public.search', defaultMessage: 'Search works', description: 'Link to the search for buyers' },
  crowdfunding: { id: 'public.crowdfunding', defaultMessage: 'Crowdfunding', description: 'Link to the buyer side' },
  reviews: {
    id: 'public.reviews',
    defaultMessage: 'All reviews',
    description: 'Link to all feedback, on the buyer side',
  },
  products: { id: 'public.products', defaultMessage: 'Our products', description: 'Menu of sibling products' },
  signIn: { id: 'public.signIn', defaultMessage: 'Sign in', description: 'Link in the header' },
  start: { id: 'public.start', defaultMessage: 'Start selling', description: 'Link to the sign-up form' },
  dashboard: { id: 'public.dashboard', defaultMessage: 'Dashboard', description: 'Entry of the profile menu' },
  buyerDashboard: {
    id: 'public.buyerDashboard',
    defaultMessage: 'Buyer dashboard',
    description: 'Entry of the profile menu; leads to the buyer side',
  },
  profile: { id: 'public.profile', defaultMessage: 'Seller profile', description: 'Entry of the profile menu' },
  forum: { id: 'public.forum', defaultMessage: 'Forum', description: 'Entry of the profile menu' },
});

export const footerMessages = defineMessages({
  about: { id: 'footer.about', defaultMessage: 'About us', description: 'Title of a list of links' },
  how: { id: 'footer.how', defaultMessage: 'How it works', description: 'Link to the steps on the home page' },
  say: { id: 'footer.say', defaultMessage: 'What people say', description: 'Link to the reviews on the home page' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact us', description: 'Link to the contact form' },
  japan: { id: 'footer.japan', defaultMessage: 'Branch in Japan', description: 'Above an address' },
  india: { id: 'footer.india', defaultMessage: 'Branch in India', description: 'Above an address' },
});
