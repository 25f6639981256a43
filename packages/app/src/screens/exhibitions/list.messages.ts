import { defineMessage, defineMessages } from 'react-intl';

/** Page titles of the lists. */
export const titleMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.list.exhibitions',
    defaultMessage: 'Exhibitions',
    description: 'Title of a list of exhibitions, and name of its file',
  },
  organizer: {
    id: 'exhibition.list.organizer',
    defaultMessage: 'Exhibitions you organise',
    description: 'Title of a list of exhibitions, and name of its file',
  },
  exhibitor: {
    id: 'exhibition.list.exhibitor',
    defaultMessage: 'Exhibitions you exhibit at',
    description: 'Title of a list of exhibitions, and name of its file',
  },
  attendee: {
    id: 'exhibition.list.attendee',
    defaultMessage: 'Exhibitions you attend',
    description: 'Title of a list of exhibitions, and name of its file',
  },
});

/** Tab labels of the lists. */
export const tabMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.tab.exhibitions',
    defaultMessage: 'All',
    description: 'Link to a list of exhibitions',
  },
  organizer: {
    id: 'exhibition.tab.organizer',
    defaultMessage: 'Organiser',
    description: 'Link to the exhibitions that the seller organises',
  },
  exhibitor: {
    id: 'exhibition.tab.exhibitor',
    defaultMessage: 'Exhibitor',
    description: 'Link to the exhibitions that the seller exhibits at',
  },
  attendee: {
    id: 'exhibition.tab.attendee',
    defaultMessage: 'Attendee',
    description: 'Link to the exhibitions that the seller attends',
  },
});

/** Empty states of the lists. */
export const emptyMessages = defineMessages({
  exhibitions: {
    id: 'exhibition.empty.exhibitions',
    defaultMessage: 'No exhibitions yet',
    description: 'Title of an empty list',
  },
  exhibitionsHelp: {
    id: 'exhibition.empty.exhibitionsHelp',
    defaultMessage: 'Announce one: when and where, what it costs, and how many people can take part.',
    description: 'Below the title of an empty list',
  },
  organizer: {
    id: 'exhibition.empty.organizer',
    defaultMessage: 'You’re not organising any exhibitions yet',
    description: 'Title of an empty list',
  },
  organizerHelp: {
    id: 'exhibition.empty.organizerHelp',
    defaultMessage: 'Announce one. Applications appear here for you to decide on.',
    description: 'Below the title of an empty list',
  },
  exhibitor: {
    id: 'exhibition.empty.exhibitor',
    defaultMessage: 'You’re not exhibiting anywhere yet',
    description: 'Title of an empty list',
  },
  exhibitorHelp: {
    id: 'exhibition.empty.exhibitorHelp',
    defaultMessage: 'Open an exhibition and apply with works from your library. The organiser’s answer appears here.',
    description: 'Below the title of an empty list',
  },
  attendee: {
    id: 'exhibition.empty.attendee',
    defaultMessage: 'You’re not attending any exhibitions yet',
    description: 'Title of an empty list',
  },
  attendeeHelp: {
    id: 'exhibition.empty.attendeeHelp',
    defaultMessage: 'Open an exhibition and choose to attend in person or virtually.',
    description: 'Below the title of an empty list',
  },
});

/** Messages of the exhibition lists. */
export const listMessages = {
  ...defineMessages({
    lists: {
      id: 'exhibition.lists.lists',
      defaultMessage: 'Lists of exhibitions',
      description: 'Name of the links between the lists',
    },
    add: {
      id: 'exhibition.lists.add',
      defaultMessage: 'Add exhibition',
      description: 'Link to the form of a new exhibition',
    },
    toAll: {
      id: 'exhibition.lists.toAll',
      defaultMessage: 'See all exhibitions',
      description: 'Link in an empty list',
    },
    search: { id: 'exhibition.lists.search', defaultMessage: 'Search exhibitions', description: 'Label of a search' },
    failed: {
      id: 'exhibition.lists.failed',
      defaultMessage: 'We couldn’t load the exhibitions.',
      description: 'Title of a failure',
    },
    exhibition: {
      id: 'exhibition.lists.exhibition',
      defaultMessage: 'Exhibition',
      description: 'Column of a list of exhibitions',
    },
    picture: {
      id: 'exhibition.lists.picture',
      defaultMessage: 'Picture',
      description: 'Column of a list of exhibitions',
    },
    when: {
      id: 'exhibition.lists.when',
      defaultMessage: 'When',
      description: 'Column of a list of exhibitions: upcoming, running, ended',
    },
    starts: {
      id: 'exhibition.lists.starts',
      defaultMessage: 'Starts (local time)',
      description: 'Column of a list of exhibitions: on the clocks of the event',
    },
    startsHere: {
      id: 'exhibition.lists.startsHere',
      defaultMessage: 'Starts (your time)',
      description: 'Column of a list of exhibitions: on the reader’s clocks',
    },
    ends: {
      id: 'exhibition.lists.ends',
      defaultMessage: 'Ends (local time)',
      description: 'Column of a list of exhibitions',
    },
    timeZone: {
      id: 'exhibition.lists.timeZone',
      defaultMessage: 'Time zone',
      description: 'Column of a list of exhibitions',
    },
    category: {
      id: 'exhibition.lists.category',
      defaultMessage: 'Category',
      description: 'Column of a list of exhibitions',
    },
    type: { id: 'exhibition.lists.type', defaultMessage: 'Type', description: 'Column of a list of exhibitions' },
    place: { id: 'exhibition.lists.place', defaultMessage: 'Venue', description: 'Column of a list of exhibitions' },
    online: { id: 'exhibition.lists.online', defaultMessage: 'Online', description: 'In place of an address' },
    organiser: {
      id: 'exhibition.lists.organiser',
      defaultMessage: 'Organiser',
      description: 'Column of a list of exhibitions',
    },
    exhibitorsLeft: {
      id: 'exhibition.lists.exhibitorsLeft',
      defaultMessage: 'Exhibitor places',
      description: 'Column of a list of exhibitions: how many are left',
    },
    subscribersLeft: {
      id: 'exhibition.lists.subscribersLeft',
      defaultMessage: 'Attendee places',
      description: 'Column of a list of exhibitions: how many are left',
    },
    applicants: {
      id: 'exhibition.lists.applicants',
      defaultMessage: 'Applicants',
      description: 'Column of a list of exhibitions of the organiser',
    },
    status: {
      id: 'exhibition.lists.status',
      defaultMessage: 'Your application',
      description: 'Column of a list of exhibitions',
    },
    fee: {
      id: 'exhibition.lists.fee',
      defaultMessage: 'Fee',
      description: 'Column of a list of exhibitions of an application',
    },
    exhibitorFee: {
      id: 'exhibition.lists.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'Column of a list of exhibitions of a file',
    },
    virtualFee: {
      id: 'exhibition.lists.virtualFee',
      defaultMessage: 'Virtual attendee fee',
      description: 'Column of a list of exhibitions of a file',
    },
    physicalFee: {
      id: 'exhibition.lists.physicalFee',
      defaultMessage: 'Physical attendee fee',
      description: 'Column of a list of exhibitions of a file',
    },
    address: {
      id: 'exhibition.lists.address',
      defaultMessage: 'Address',
      description: 'Column of a list of exhibitions of a file',
    },
    full: { id: 'exhibition.lists.full', defaultMessage: 'Full', description: 'In place of the places that are left' },
    view: {
      id: 'exhibition.lists.view',
      defaultMessage: 'View',
      description: 'Name of the switch of list and calendar',
    },
    asList: { id: 'exhibition.lists.asList', defaultMessage: 'List', description: 'View of the exhibitions' },
    asCalendar: {
      id: 'exhibition.lists.asCalendar',
      defaultMessage: 'Calendar',
      description: 'View of the exhibitions',
    },
    clock: {
      id: 'exhibition.lists.clock',
      defaultMessage: 'Time zone',
      description: 'Name of the switch of the calendar',
    },
    eventClock: {
      id: 'exhibition.lists.eventClock',
      defaultMessage: 'Venue time',
      description: 'The calendar shows days as they are where each exhibition is',
    },
    newest: { id: 'exhibition.lists.newest', defaultMessage: 'Newest first', description: 'Order of a list' },
    oldest: { id: 'exhibition.lists.oldest', defaultMessage: 'Oldest first', description: 'Order of a list' },
    soonest: { id: 'exhibition.lists.soonest', defaultMessage: 'Starts soonest', description: 'Order of a list' },
    latest: { id: 'exhibition.lists.latest', defaultMessage: 'Starts latest', description: 'Order of a list' },
    nameUp: { id: 'exhibition.lists.nameUp', defaultMessage: 'Name, A to Z', description: 'Order of a list' },
    nameDown: { id: 'exhibition.lists.nameDown', defaultMessage: 'Name, Z to A', description: 'Order of a list' },
  }),
  found: defineMessage<{ count: number }>({
    id: 'exhibition.lists.found',
    defaultMessage: '{count, plural, one {# exhibition} other {# exhibitions}}',
    description: 'How many were found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'exhibition.lists.exported',
    defaultMessage: '{count, plural, one {# exhibition} other {# exhibitions}} exported.',
    description: 'When a file was made',
  }),
  left: defineMessage<{ left: number; most: number }>({
    id: 'exhibition.lists.left',
    defaultMessage: '{left, number} of {most, number}',
    description: 'Places that are left',
  }),
  yourClock: defineMessage<{ zone: string }>({
    id: 'exhibition.lists.yourClock',
    defaultMessage: 'Your time ({zone})',
    description: 'The calendar shows days on the clocks of the seller',
  }),
  until: defineMessage<{ start: string; end: string }>({
    id: 'exhibition.lists.until',
    defaultMessage: '{start} – {end}',
    description: 'Two dates',
  }),
};
