import { defineMessages } from 'react-intl';

export const reviewMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'What people say', description: 'Title of the reviews' },
  carousel: { id: 'feedback.carousel', defaultMessage: 'Reviews', description: 'Accessible name of the carousel' },
  viewAll: {
    id: 'feedback.viewAll',
    defaultMessage: 'View all',
    description: 'Link to all reviews, on the buyer side',
  },
  add: { id: 'feedback.add', defaultMessage: 'Add your feedback', description: 'Button; opens the feedback form' },
  none: {
    id: 'feedback.none',
    defaultMessage: 'No reviews yet. Be the first to share what selling or buying here is like.',
    description: 'Below the title where no feedback is published',
  },
  failed: {
    id: 'feedback.failed',
    defaultMessage: 'We couldn’t load the reviews.',
    description: 'Title of the failure in place of the reviews',
  },
});

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact us', description: 'Title of the contact section' },
  lead: {
    id: 'contact.lead',
    defaultMessage: 'Write to us about selling, an order or anything else. We answer by email.',
    description: 'Below the title of the contact section',
  },
});
