import { defineMessages } from 'react-intl';

export const reviewMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'What people say', description: 'Reviews heading' },
  carousel: { id: 'feedback.carousel', defaultMessage: 'Reviews', description: 'Screen reader label' },
  viewAll: {
    id: 'feedback.viewAll',
    defaultMessage: 'View all',
    description: 'Link to all reviews on the buyers’ site',
  },
  add: { id: 'feedback.add', defaultMessage: 'Add your feedback', description: 'Button: opens the feedback form' },
  none: {
    id: 'feedback.none',
    defaultMessage: 'No reviews yet. Be the first to share what selling or buying here is like.',
    description: 'Shown if there are no published reviews',
  },
  failed: {
    id: 'feedback.failed',
    defaultMessage: 'We couldn’t load the reviews.',
    description: 'Heading: reviews failed to load',
  },
});

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact us', description: 'Contact section heading' },
  lead: {
    id: 'contact.lead',
    defaultMessage: 'Write to us about selling, an order or anything else. We answer by email.',
    description: 'Text below the contact heading',
  },
});
