import { defineMessages } from 'react-intl';

export const publicMessages = defineMessages({
  galleries: { id: 'public.galleries', defaultMessage: 'Galleries', description: 'Menu and list heading' },
  art: { id: 'public.art', defaultMessage: 'Art gallery', description: 'Link to the buyers’ site' },
  photo: { id: 'public.photo', defaultMessage: 'Photo gallery', description: 'Link to the buyers’ site' },
  frame: { id: 'public.frame', defaultMessage: 'Frame gallery', description: 'Link to the buyers’ site' },
  design: { id: 'public.design', defaultMessage: 'Design gallery', description: 'Link to the buyers’ site' },
  services: { id: 'public.services', defaultMessage: 'Services', description: 'Menu and list heading' },
  sale: { id: 'public.sale', defaultMessage: 'Sale and auction', description: 'Link to the buyers’ site' },
  rent: { id: 'public.rent', defaultMessage: 'Buy and rent', description: 'Link to the buyers’ site' },
  custom: { id: 'public.custom', defaultMessage: 'Custom order', description: 'Menu item: coming soon' },
  exhibition: { id: 'public.exhibition', defaultMessage: 'Exhibition', description: 'Menu item: coming soon' },
  buyerSide: { id: 'public.buyerSide', defaultMessage: 'For buyers', description: 'Menu: other pages for buyers' },
  buyerHome: { id: 'public.buyerHome', defaultMessage: 'Home', description: 'Link to the buyers’ home page' },
  search: { id: 'public.search', defaultMessage: 'Search works', description: 'Link to the buyers’ search' },
  crowdfunding: { id: 'public.crowdfunding', defaultMessage: 'Crowdfunding', description: 'Link to the buyers’ site' },
  reviews: {
    id: 'public.reviews',
    defaultMessage: 'All reviews',
    description: 'Link to all reviews on the buyers’ site',
  },
  products: { id: 'public.products', defaultMessage: 'Our products', description: 'Menu: related products' },
  signIn: { id: 'public.signIn', defaultMessage: 'Sign in', description: 'Header link' },
  start: { id: 'public.start', defaultMessage: 'Start selling', description: 'Link to the sign-up form' },
  dashboard: { id: 'public.dashboard', defaultMessage: 'Dashboard', description: 'Profile menu item' },
  buyerDashboard: {
    id: 'public.buyerDashboard',
    defaultMessage: 'Buyer dashboard',
    description: 'Profile menu item; link to the buyers’ site',
  },
  profile: { id: 'public.profile', defaultMessage: 'Seller profile', description: 'Profile menu item' },
  forum: { id: 'public.forum', defaultMessage: 'Forum', description: 'Profile menu item' },
});

export const footerMessages = defineMessages({
  about: { id: 'footer.about', defaultMessage: 'About us', description: 'Heading of a link list' },
  how: { id: 'footer.how', defaultMessage: 'How it works', description: 'Link to the steps on the home page' },
  say: { id: 'footer.say', defaultMessage: 'What people say', description: 'Link to the reviews on the home page' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact us', description: 'Link to the contact form' },
  japan: { id: 'footer.japan', defaultMessage: 'Branch in Japan', description: 'Above an address' },
  india: { id: 'footer.india', defaultMessage: 'Branch in India', description: 'Above an address' },
});
