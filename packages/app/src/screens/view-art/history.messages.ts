import { defineMessage, defineMessages } from 'react-intl';

export const eventMessages = defineMessages({
  added: { id: 'view.event.added', defaultMessage: 'Added', description: 'What happened to a work' },
  saved: { id: 'view.event.saved', defaultMessage: 'Edited', description: 'What happened to a work' },
  deleted: { id: 'view.event.deleted', defaultMessage: 'Deleted', description: 'What happened to a work' },
  restored: { id: 'view.event.restored', defaultMessage: 'Restored', description: 'What happened to a work' },
  ordered: { id: 'view.event.ordered', defaultMessage: 'Ordered', description: 'What happened to a work' },
  on_show: { id: 'view.event.onShow', defaultMessage: 'On show', description: 'What happened to a work, or will' },
  funds_requested: {
    id: 'view.event.fundsRequested',
    defaultMessage: 'Crowdfunding requested',
    description: 'What happened to a work',
  },
});

export const historyMessages = {
  ...defineMessages({
    title: { id: 'view.history', defaultMessage: 'History', description: 'Heading: what happened to a work' },
    failed: {
      id: 'view.historyFailed',
      defaultMessage: 'We couldn’t load the history.',
      description: 'Title of the banner',
    },
  }),
  until: defineMessage<{ date: string }>({
    id: 'view.event.until',
    defaultMessage: 'until {date}',
    description: 'Until when a work is on show; the date is formatted already',
  }),
};
