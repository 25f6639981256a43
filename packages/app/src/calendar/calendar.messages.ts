import { defineMessages } from 'react-intl';

export const calendarMessages = defineMessages({
  open: {
    id: 'calendar.open',
    defaultMessage: 'Calendar',
    description: 'Button that opens the dialog of the calendar',
  },
  title: {
    id: 'calendar.title',
    defaultMessage: 'Deadlines in your calendar',
    description: 'Title of the dialog',
  },
  help: {
    id: 'calendar.help',
    defaultMessage:
      'Subscribe in Google Calendar, Apple Calendar or Outlook. Deadlines update automatically, in your calendar’s time zone.',
    description: 'What the address is for',
  },
  secret: {
    id: 'calendar.secret',
    defaultMessage:
      'Anyone with this link can see your deadlines, including order titles and numbers. Creating a new link turns this one off.',
    description: 'Below the address',
  },
  address: { id: 'calendar.address', defaultMessage: 'Calendar link', description: 'Label of the address' },
  make: { id: 'calendar.make', defaultMessage: 'Create a link', description: 'Button' },
  another: {
    id: 'calendar.another',
    defaultMessage: 'Create a new link',
    description: 'Button: the one shown is dead then',
  },
  remove: { id: 'calendar.remove', defaultMessage: 'Turn off', description: 'Button: the address is dead then' },
  subscribe: {
    id: 'calendar.subscribe',
    defaultMessage: 'Subscribe on this device',
    description: 'Link that opens the calendar program of the device',
  },
  failed: {
    id: 'calendar.failed',
    defaultMessage: 'We couldn’t load your calendar link.',
    description: 'Title of the banner when the address did not come',
  },
});
