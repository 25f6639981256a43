import { defineMessage, defineMessages } from 'react-intl';

/** Page titles of the lists. */
export const titleMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.list.exhibitions',
    defaultMessage: 'Exhibitions',
    description: 'Page title of a list of exhibitions, and its file name',
  },
  organizer: {
    id: 'exhibition.list.organizer',
    defaultMessage: 'Exhibitions you organise',
    description: 'Page title of a list of exhibitions, and its file name',
  },
  exhibitor: {
    id: 'exhibition.list.exhibitor',
    defaultMessage: 'Exhibitions you exhibit at',
    description: 'Page title of a list of exhibitions, and its file name',
  },
  attendee: {
    id: 'exhibition.list.attendee',
    defaultMessage: 'Exhibitions you attend',
    description: 'Page title of a list of exhibitions, and its file name',
  },
});

/** Tab labels of the lists. */
export const tabMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.tab.exhibitions',
    defaultMessage: 'All',
    description: 'Tab: list of exhibitions',
  },
  organizer: {
    id: 'exhibition.tab.organizer',
    defaultMessage: 'Organiser',
    description: 'Tab: exhibitions the seller organises',
  },
  exhibitor: {
    id: 'exhibition.tab.exhibitor',
    defaultMessage: 'Exhibitor',
    description: 'Tab: exhibitions the seller exhibits at',
  },
  attendee: {
    id: 'exhibition.tab.attendee',
    defaultMessage: 'Attendee',
    description: 'Tab: exhibitions the seller attends',
  },
});

/** Empty states of the lists. */
export const emptyMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.empty.exhibitions',
    defaultMessage: 'No exhibitions yet',
    description: 'Heading of an empty list',
  },
  exhibitionsHelp: {
    id: 'exhibition.empty.exhibitionsHelp',
    defaultMessage: 'Announce one: when and where, what it costs, and how many people can take part.',
    description: 'Hint in an empty list',
  },
  organizer: {
    id: 'exhibition.empty.organizer',
    defaultMessage: 'You’re not organising any exhibitions yet',
    description: 'Heading of an empty list',
  },
  organizerHelp: {
    id: 'exhibition.empty.organizerHelp',
    defaultMessage: 'Announce one. Applications appear here for you to decide on.',
    description: 'Hint in an empty list',
  },
  exhibitor: {
    id: 'exhibition.empty.exhibitor',
    defaultMessage: 'You’re not exhibiting anywhere yet',
    description: 'Heading of an empty list',
  },
  exhibitorHelp: {
    id: 'exhibition.empty.exhibitorHelp',
    defaultMessage: 'Open an exhibition and apply with works from your library. The organiser’s answer appears here.',
    description: 'Hint in an empty list',
  },
  attendee: {
    id: 'exhibition.empty.attendee',
    defaultMessage: 'You’re not attending any exhibitions yet',
    description: 'Heading of an empty list',
  },
  attendeeHelp: {
    id: 'exhibition.empty.attendeeHelp',
    defaultMessage: 'Open an exhibition and choose to attend in person or virtually.',
    description: 'Hint in an empty list',
  },
});

/** Messages of the exhibition lists. */
export const listMessages = {
  ...defineMessages({
    lists: {
      id: 'exhibition.lists.lists',
      defaultMessage: 'Lists of exhibitions',
      description: 'Screen reader label of the tabs',
    },
    add: {
      id: 'exhibition.lists.add',
      defaultMessage: 'Add exhibition',
      description: 'Link to the form for a new exhibition',
    },
    toAll: {
      id: 'exhibition.lists.toAll',
      defaultMessage: 'See all exhibitions',
      description: 'Link in an empty list',
    },
    search: { id: 'exhibition.lists.search', defaultMessage: 'Search exhibitions', description: 'Search field label' },
    failed: {
      id: 'exhibition.lists.failed',
      defaultMessage: 'We couldn’t load the exhibitions.',
      description: 'Error message title',
    },
    exhibition: {
      id: 'exhibition.lists.exhibition',
      defaultMessage: 'Exhibition',
      description: 'Column heading of the list',
    },
    picture: {
      id: 'exhibition.lists.picture',
      defaultMessage: 'Picture',
      description: 'Column heading of the list',
    },
    when: {
      id: 'exhibition.lists.when',
      defaultMessage: 'When',
      description: 'Column heading: upcoming, running, ended',
    },
    starts: {
      id: 'exhibition.lists.starts',
      defaultMessage: 'Starts (local time)',
      description: 'Column heading: time at the venue',
    },
    startsHere: {
      id: 'exhibition.lists.startsHere',
      defaultMessage: 'Starts (your time)',
      description: 'Column heading: time in the reader’s time zone',
    },
    ends: {
      id: 'exhibition.lists.ends',
      defaultMessage: 'Ends (local time)',
      description: 'Column heading of the list',
    },
    timeZone: {
      id: 'exhibition.lists.timeZone',
      defaultMessage: 'Time zone',
      description: 'Column heading of the list',
    },
    category: {
      id: 'exhibition.lists.category',
      defaultMessage: 'Category',
      description: 'Column heading of the list',
    },
    type: { id: 'exhibition.lists.type', defaultMessage: 'Type', description: 'Column heading of the list' },
    place: { id: 'exhibition.lists.place', defaultMessage: 'Venue', description: 'Column heading of the list' },
    online: { id: 'exhibition.lists.online', defaultMessage: 'Online', description: 'Shown instead of an address' },
    organiser: {
      id: 'exhibition.lists.organiser',
      defaultMessage: 'Organiser',
      description: 'Column heading of the list',
    },
    exhibitorsLeft: {
      id: 'exhibition.lists.exhibitorsLeft',
      defaultMessage: 'Exhibitor places',
      description: 'Column heading: number of places left',
    },
    subscribersLeft: {
      id: 'exhibition.lists.subscribersLeft',
      defaultMessage: 'Attendee places',
      description: 'Column heading: number of places left',
    },
    applicants: {
      id: 'exhibition.lists.applicants',
      defaultMessage: 'Applicants',
      description: 'Column heading of the organiser’s exhibitions',
    },
    status: {
      id: 'exhibition.lists.status',
      defaultMessage: 'Your application',
      description: 'Column heading of the list',
    },
    fee: {
      id: 'exhibition.lists.fee',
      defaultMessage: 'Fee',
      description: 'Column heading: fee of the application',
    },
    exhibitorFee: {
      id: 'exhibition.lists.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'CSV column of the exhibitions',
    },
    virtualFee: {
      id: 'exhibition.lists.virtualFee',
      defaultMessage: 'Virtual attendee fee',
      description: 'CSV column of the exhibitions',
    },
    physicalFee: {
      id: 'exhibition.lists.physicalFee',
      defaultMessage: 'Physical attendee fee',
      description: 'CSV column of the exhibitions',
    },
    address: {
      id: 'exhibition.lists.address',
      defaultMessage: 'Address',
      description: 'CSV column of the exhibitions',
    },
    full: { id: 'exhibition.lists.full', defaultMessage: 'Full', description: 'Shown when no places are left' },
    view: {
      id: 'exhibition.lists.view',
      defaultMessage: 'View',
      description: 'Label of the switch between list and calendar',
    },
    asList: { id: 'exhibition.lists.asList', defaultMessage: 'List', description: 'Option of the view switch' },
    asCalendar: {
      id: 'exhibition.lists.asCalendar',
      defaultMessage: 'Calendar',
      description: 'Option of the view switch',
    },
    clock: {
      id: 'exhibition.lists.clock',
      defaultMessage: 'Time zone',
      description: 'Label of the calendar’s time zone switch',
    },
    eventClock: {
      id: 'exhibition.lists.eventClock',
      defaultMessage: 'Venue time',
      description: 'Option: calendar dates in each venue’s time zone',
    },
    newest: { id: 'exhibition.lists.newest', defaultMessage: 'Newest first', description: 'Sort option' },
    oldest: { id: 'exhibition.lists.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
    soonest: { id: 'exhibition.lists.soonest', defaultMessage: 'Starts soonest', description: 'Sort option' },
    latest: { id: 'exhibition.lists.latest', defaultMessage: 'Starts latest', description: 'Sort option' },
    nameUp: { id: 'exhibition.lists.nameUp', defaultMessage: 'Name, A to Z', description: 'Sort option' },
    nameDown: { id: 'exhibition.lists.nameDown', defaultMessage: 'Name, Z to A', description: 'Sort option' },
  }),
  found: defineMessage<{ count: number }>({
    id: 'exhibition.lists.found',
    defaultMessage: '{count, plural, one {# exhibition} other {# exhibitions}}',
    description: 'Number of search results',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'exhibition.lists.exported',
    defaultMessage: '{count, plural, one {# exhibition} other {# exhibitions}} exported.',
    description: 'Success toast after a CSV export',
  }),
  left: defineMessage<{ left: number; most: number }>({
    id: 'exhibition.lists.left',
    defaultMessage: '{left, number} of {most, number}',
    description: 'Number of places left',
  }),
  yourClock: defineMessage<{ zone: string }>({
    id: 'exhibition.lists.yourClock',
    defaultMessage: 'Your time ({zone})',
    description: 'Option: calendar dates in the seller’s time zone',
  }),
  until: defineMessage<{ start: string; end: string }>({
    id: 'exhibition.lists.until',
    defaultMessage: '{start} – {end}',
    description: 'Date range',
  }),
};
