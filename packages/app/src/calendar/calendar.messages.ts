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
      'Google Calendar, Apple Calendar, Outlook and others can subscribe to your deadlines. They come and go by themselves, in the time zone of the calendar.',
    description: 'What the address is for',
  },
  secret: {
    id: 'calendar.secret',
    defaultMessage:
      'Whoever knows this address can read your deadlines, with the titles and numbers of your orders. Another address makes this one useless.',
    description: 'Below the address',
  },
  address: { id: 'calendar.address', defaultMessage: 'Address of the calendar', description: 'Label of the address' },
  make: { id: 'calendar.make', defaultMessage: 'Make an address', description: 'Button' },
  another: {
    id: 'calendar.another',
    defaultMessage: 'Another address',
    description: 'Button: the one shown is dead then',
  },
  remove: { id: 'calendar.remove', defaultMessage: 'Switch off', description: 'Button: the address is dead then' },
  subscribe: {
    id: 'calendar.subscribe',
    defaultMessage: 'Subscribe on this device',
    description: 'Link that opens the calendar program of the device',
  },
  failed: {
    id: 'calendar.failed',
    defaultMessage: 'The calendar could not be loaded.',
    description: 'Title of the banner when the address did not come',
  },
});
