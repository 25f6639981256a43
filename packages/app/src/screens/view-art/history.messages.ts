import { defineMessage, defineMessages } from 'react-intl';

export const eventMessages = defineMessages({
  added: { id: 'view.event.added', defaultMessage: 'Added', description: 'History entry of a work' },
  saved: { id: 'view.event.saved', defaultMessage: 'Edited', description: 'History entry of a work' },
  deleted: { id: 'view.event.deleted', defaultMessage: 'Deleted', description: 'History entry of a work' },
  restored: { id: 'view.event.restored', defaultMessage: 'Restored', description: 'History entry of a work' },
  ordered: { id: 'view.event.ordered', defaultMessage: 'Ordered', description: 'History entry of a work' },
  on_show: { id: 'view.event.onShow', defaultMessage: 'On show', description: 'History entry, past or upcoming' },
  funds_requested: {
    id: 'view.event.fundsRequested',
    defaultMessage: 'Crowdfunding requested',
    description: 'History entry of a work',
  },
});

export const historyMessages = {
  ...defineMessages({
    title: { id: 'view.history', defaultMessage: 'History', description: 'Heading of the history of a work' },
    failed: {
      id: 'view.historyFailed',
      defaultMessage: 'We couldn’t load the history.',
      description: 'Error banner title',
    },
  }),
  until: defineMessage<{ date: string }>({
    id: 'view.event.until',
    defaultMessage: 'until {date}',
    description: 'End of an exhibition; date is already formatted',
  }),
};
