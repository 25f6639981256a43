import { defineMessages } from 'react-intl';

export const calendarMessages = defineMessages({
  open: {
    id: 'calendar.open',
    defaultMessage: 'Calendar',
    description: 'Button: opens the calendar dialog',
  },
  title: {
    id: 'calendar.title',
    defaultMessage: 'Deadlines in your calendar',
    description: 'Dialog title',
  },
  help: {
    id: 'calendar.help',
    defaultMessage:
      'Subscribe in Google Calendar, Apple Calendar or Outlook. Deadlines update automatically, in your calendar’s time zone.',
    description: 'Explains the link',
  },
  secret: {
    id: 'calendar.secret',
    defaultMessage:
      'Anyone with this link can see your deadlines, including order titles and numbers. Creating a new link turns this one off.',
    description: 'Below the link',
  },
  address: { id: 'calendar.address', defaultMessage: 'Calendar link', description: 'Field label: link' },
  make: { id: 'calendar.make', defaultMessage: 'Create a link', description: 'Button' },
  another: {
    id: 'calendar.another',
    defaultMessage: 'Create a new link',
    description: 'Button: invalidates the old link',
  },
  remove: { id: 'calendar.remove', defaultMessage: 'Turn off', description: 'Button: disables the link' },
  subscribe: {
    id: 'calendar.subscribe',
    defaultMessage: 'Subscribe on this device',
    description: 'Link: opens the device’s calendar app',
  },
  failed: {
    id: 'calendar.failed',
    defaultMessage: 'We couldn’t load your calendar link.',
    description: 'Banner title: link failed to load',
  },
});
