import { defineMessage, defineMessages } from 'react-intl';

/** The page of an exhibition. */
export const pageMessages = {
  ...defineMessages({
    missing: {
      id: 'exhibition.page.missing',
      defaultMessage: 'Exhibition not found',
      description: 'Title in place of an exhibition',
    },
    missingHelp: {
      id: 'exhibition.page.missingHelp',
      defaultMessage: 'It may have been deleted by its organiser.',
      description: 'Below that title',
    },
    failed: {
      id: 'exhibition.page.failed',
      defaultMessage: 'We couldn’t load this exhibition.',
      description: 'Title of a failure',
    },
    deleted: {
      id: 'exhibition.page.deleted',
      defaultMessage: 'The organiser deleted this exhibition.',
      description: 'Banner of a deleted exhibition',
    },
    there: {
      id: 'exhibition.page.there',
      defaultMessage: 'Local time',
      description: 'Fact of an exhibition: on the clocks of the event',
    },
    here: {
      id: 'exhibition.page.here',
      defaultMessage: 'Your time',
      description: 'Fact of an exhibition: on the reader’s clocks',
    },
    place: { id: 'exhibition.page.place', defaultMessage: 'Venue', description: 'Fact of an exhibition' },
    map: { id: 'exhibition.page.map', defaultMessage: 'Map', description: 'Link to a map' },
    rooms: { id: 'exhibition.page.rooms', defaultMessage: 'Virtual exhibition', description: 'Fact of an exhibition' },
    enter: { id: 'exhibition.page.enter', defaultMessage: 'Enter', description: 'Link to the virtual rooms' },
    roomsLater: {
      id: 'exhibition.page.roomsLater',
      defaultMessage: 'The link appears here once your place is confirmed.',
      description: 'In place of a link',
    },
    exhibitorFee: {
      id: 'exhibition.page.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'Fact of an exhibition',
    },
    virtualFee: {
      id: 'exhibition.page.virtualFee',
      defaultMessage: 'Fee to attend virtually',
      description: 'Fact of an exhibition',
    },
    physicalFee: {
      id: 'exhibition.page.physicalFee',
      defaultMessage: 'Fee to attend in person',
      description: 'Fact of an exhibition',
    },
    free: { id: 'exhibition.page.free', defaultMessage: 'Free', description: 'In place of a fee' },
    exhibitorPlaces: {
      id: 'exhibition.page.exhibitorPlaces',
      defaultMessage: 'Exhibitor places',
      description: 'Fact of an exhibition',
    },
    attendeePlaces: {
      id: 'exhibition.page.attendeePlaces',
      defaultMessage: 'Attendee places',
      description: 'Fact of an exhibition',
    },
    noPlace: {
      id: 'exhibition.page.noPlace',
      defaultMessage: 'Full',
      description: 'In place of how many places are left',
    },
    organiser: { id: 'exhibition.page.organiser', defaultMessage: 'Organiser', description: 'Fact of an exhibition' },
    website: { id: 'exhibition.page.website', defaultMessage: 'Website', description: 'Link to the organiser’s site' },
    ics: {
      id: 'exhibition.page.ics',
      defaultMessage: 'Add to calendar',
      description: 'Button that saves an .ics file',
    },
    about: { id: 'exhibition.page.about', defaultMessage: 'About', description: 'Heading' },
    pictures: { id: 'exhibition.page.pictures', defaultMessage: 'Pictures', description: 'Heading' },
    papers: {
      id: 'exhibition.page.papers',
      defaultMessage: 'Price list and labels',
      description: 'Link to the page that prints price list, wall labels and checklist of the works on show',
    },
    noWorks: {
      id: 'exhibition.page.noWorks',
      defaultMessage: 'No works on show yet.',
      description: 'In place of works',
    },
    part: { id: 'exhibition.page.part', defaultMessage: 'Your participation', description: 'Heading' },
    decide: {
      id: 'exhibition.page.decide',
      defaultMessage: 'Actions',
      description: 'Heading, for the organiser',
    },
    edit: { id: 'exhibition.page.edit', defaultMessage: 'Edit', description: 'Link to the form' },
    delete: { id: 'exhibition.page.delete', defaultMessage: 'Delete', description: 'Button, and title of a dialog' },
    deleteMeaning: {
      id: 'exhibition.page.deleteMeaning',
      defaultMessage: 'Open applications are cancelled and applicants are notified. Smart Art refunds any fees paid.',
      description: 'What it means to delete an exhibition',
    },
    deleteNow: {
      id: 'exhibition.page.deleteNow',
      defaultMessage: 'Delete exhibition',
      description: 'Button of that dialog',
    },
    keep: { id: 'exhibition.page.keep', defaultMessage: 'Keep', description: 'Button of that dialog' },
    applyExhibitor: {
      id: 'exhibition.page.applyExhibitor',
      defaultMessage: 'Apply as exhibitor',
      description: 'Button, and title of a dialog',
    },
    applyAttendee: {
      id: 'exhibition.page.applyAttendee',
      defaultMessage: 'Apply as attendee',
      description: 'Button, and title of a dialog',
    },
    applyNow: { id: 'exhibition.page.applyNow', defaultMessage: 'Send application', description: 'Button of a form' },
    takePlace: { id: 'exhibition.page.takePlace', defaultMessage: 'Book a place', description: 'Button of a form' },
    message: {
      id: 'exhibition.page.message',
      defaultMessage: 'Message to the organiser',
      description: 'Label of a field',
    },
    come: { id: 'exhibition.page.come', defaultMessage: 'How you’ll attend', description: 'Label of a field' },
    comeMissing: {
      id: 'exhibition.page.comeMissing',
      defaultMessage: 'Choose in person or virtual.',
      description: 'Error of a field',
    },
    works: { id: 'exhibition.page.works', defaultMessage: 'Works to show', description: 'Label of a field' },
    worksMissing: {
      id: 'exhibition.page.worksMissing',
      defaultMessage: 'Choose at least one work.',
      description: 'Error of a field',
    },
    noFee: { id: 'exhibition.page.noFee', defaultMessage: 'Free.', description: 'In a form' },
    giveUp: {
      id: 'exhibition.page.giveUp',
      defaultMessage: 'Cancel participation',
      description: 'Button, and title of a dialog',
    },
    giveUpNow: {
      id: 'exhibition.page.giveUpNow',
      defaultMessage: 'Cancel participation',
      description: 'Button of a form',
    },
    reason: { id: 'exhibition.page.reason', defaultMessage: 'Reason', description: 'Label of a field, and fact' },
    freeMeaning: {
      id: 'exhibition.page.freeMeaning',
      defaultMessage: 'Your place becomes available to others right away.',
      description: 'What it means to cancel',
    },
    paidMeaning: {
      id: 'exhibition.page.paidMeaning',
      defaultMessage: 'You’ve paid the fee, so we’ll ask Smart Art to cancel and refund it.',
      description: 'What it means to cancel',
    },
    fee: { id: 'exhibition.page.fee', defaultMessage: 'Fee', description: 'Fact of an application' },
    payUntil: { id: 'exhibition.page.payUntil', defaultMessage: 'Pay by', description: 'Fact of an application' },
    cancelUntil: {
      id: 'exhibition.page.cancelUntil',
      defaultMessage: 'Cancel by',
      description: 'Fact of an application',
    },
    appliedAt: { id: 'exhibition.page.appliedAt', defaultMessage: 'Applied', description: 'Fact of an application' },
    happened: { id: 'exhibition.page.happened', defaultMessage: 'Timeline', description: 'Heading' },
  }),
  worksOnShow: defineMessage<{ count: number }>({
    id: 'exhibition.page.worksOnShow',
    defaultMessage: '{count, plural, =0 {Works on show} one {# work on show} other {# works on show}}',
    description: 'Heading',
  }),
  left: defineMessage<{ left: number; most: number }>({
    id: 'exhibition.page.left',
    defaultMessage: '{left, number} of {most, number} left',
    description: 'Places that are left',
  }),
  editUntil: defineMessage<{ date: string }>({
    id: 'exhibition.page.editUntil',
    defaultMessage: 'You can edit or delete it until {date}.',
    description: 'For the organiser',
  }),
  feeOf: defineMessage<{ amount: string }>({
    id: 'exhibition.page.feeOf',
    defaultMessage: 'The fee is {amount}. We hold your place for 10 days until you pay.',
    description: 'In a form',
  }),
  exhibitorFeeOf: defineMessage<{ amount: string }>({
    id: 'exhibition.page.exhibitorFeeOf',
    defaultMessage: 'The fee is {amount}, due within 10 days after the organiser accepts you.',
    description: 'In a form',
  }),
  by: defineMessage<{ name: string }>({
    id: 'exhibition.page.by',
    defaultMessage: 'by {name}',
    description: 'Who shows a work',
  }),
};

/** Events of an exhibition's timeline. */
export const eventMessages = {
  ...defineMessages({
    added: { id: 'exhibition.event.added', defaultMessage: 'Announced', description: 'Entry of a timeline' },
    saved: { id: 'exhibition.event.saved', defaultMessage: 'Edited', description: 'Entry of a timeline' },
    deleted: { id: 'exhibition.event.deleted', defaultMessage: 'Deleted', description: 'Entry of a timeline' },
  }),
  exhibitor_applied: defineMessage<{ name: string }>({
    id: 'exhibition.event.applied',
    defaultMessage: '{name} applied as exhibitor',
    description: 'Entry of a timeline',
  }),
  exhibitor_accepted: defineMessage<{ name: string }>({
    id: 'exhibition.event.accepted',
    defaultMessage: '{name} was accepted as exhibitor',
    description: 'Entry of a timeline',
  }),
  exhibitor_declined: defineMessage<{ name: string }>({
    id: 'exhibition.event.declined',
    defaultMessage: '{name} was declined',
    description: 'Entry of a timeline',
  }),
  exhibitor_subscribed: defineMessage<{ name: string }>({
    id: 'exhibition.event.subscribed',
    defaultMessage: '{name}’s place is confirmed',
    description: 'Entry of a timeline',
  }),
  exhibitor_unsubscribed: defineMessage<{ name: string }>({
    id: 'exhibition.event.unsubscribed',
    defaultMessage: '{name} withdrew',
    description: 'Entry of a timeline',
  }),
  exhibitor_cancellation_requested: defineMessage<{ name: string }>({
    id: 'exhibition.event.cancellationRequested',
    defaultMessage: '{name} asks Smart Art to cancel',
    description: 'Entry of a timeline',
  }),
  exhibitor_cancelled: defineMessage<{ name: string }>({
    id: 'exhibition.event.cancelled',
    defaultMessage: '{name}’s place is cancelled',
    description: 'Entry of a timeline',
  }),
  message_sent: defineMessage<{ count: number }>({
    id: 'exhibition.event.messageSent',
    defaultMessage: 'Message sent to {count, plural, one {# person} other {# people}}',
    description: 'Entry of a timeline',
  }),
};

/** Applicants of an exhibition. */
export const peopleMessages = {
  ...defineMessages({
    title: { id: 'exhibition.people.title', defaultMessage: 'Applicants', description: 'Heading, and name of a file' },
    lists: {
      id: 'exhibition.people.lists',
      defaultMessage: 'Lists of applicants',
      description: 'Name of the links between the lists',
    },
    exhibitor: {
      id: 'exhibition.people.exhibitor',
      defaultMessage: 'Exhibitor users',
      description: 'List of applicants',
    },
    attendee: { id: 'exhibition.people.attendee', defaultMessage: 'Attendee users', description: 'List of applicants' },
    search: { id: 'exhibition.people.search', defaultMessage: 'Search applicants', description: 'Label of a search' },
    failed: {
      id: 'exhibition.people.failed',
      defaultMessage: 'We couldn’t load the applicants.',
      description: 'Title of a failure',
    },
    exhibitorEmpty: {
      id: 'exhibition.people.exhibitorEmpty',
      defaultMessage: 'No exhibitor applications yet',
      description: 'Title of an empty list',
    },
    attendeeEmpty: {
      id: 'exhibition.people.attendeeEmpty',
      defaultMessage: 'No attendee applications yet',
      description: 'Title of an empty list',
    },
    emptyHelp: {
      id: 'exhibition.people.emptyHelp',
      defaultMessage: 'Applicants appear here with their contact details.',
      description: 'Below the title of an empty list',
    },
    all: { id: 'exhibition.people.all', defaultMessage: 'All', description: 'Choice of a filter' },
    name: { id: 'exhibition.people.name', defaultMessage: 'Name', description: 'Column of applicants' },
    email: { id: 'exhibition.people.email', defaultMessage: 'Email', description: 'Column of applicants' },
    status: { id: 'exhibition.people.status', defaultMessage: 'Status', description: 'Column of applicants' },
    payment: { id: 'exhibition.people.payment', defaultMessage: 'Fee', description: 'Column of applicants' },
    amount: { id: 'exhibition.people.amount', defaultMessage: 'Amount', description: 'Column of a file' },
    currency: { id: 'exhibition.people.currency', defaultMessage: 'Currency', description: 'Column of a file' },
    applied: { id: 'exhibition.people.applied', defaultMessage: 'Applied', description: 'Column of applicants' },
    attendance: {
      id: 'exhibition.people.attendance',
      defaultMessage: 'Attending',
      description: 'Column of applicants',
    },
    works: { id: 'exhibition.people.works', defaultMessage: 'Works', description: 'Column of applicants' },
    message: {
      id: 'exhibition.people.message',
      defaultMessage: 'Message',
      description: 'Column of applicants, and label of a field',
    },
    reason: { id: 'exhibition.people.reason', defaultMessage: 'Reason', description: 'Column of applicants' },
    decide: { id: 'exhibition.people.decide', defaultMessage: 'Decision', description: 'Column of applicants' },
    open: {
      id: 'exhibition.people.open',
      defaultMessage: 'Review',
      description: 'Button in a row: opens what an applicant wrote',
    },
    accept: { id: 'exhibition.people.accept', defaultMessage: 'Accept', description: 'Button' },
    decline: { id: 'exhibition.people.decline', defaultMessage: 'Decline', description: 'Button' },
    declineReason: {
      id: 'exhibition.people.declineReason',
      defaultMessage: 'Reason for declining',
      description: 'Label of a field; the applicant reads it',
    },
    declineHelp: {
      id: 'exhibition.people.declineHelp',
      defaultMessage: 'The applicant sees this.',
      description: 'Below that field',
    },
    reasonMissing: {
      id: 'exhibition.people.reasonMissing',
      defaultMessage: 'Enter a reason.',
      description: 'Error of that field',
    },
    write: {
      id: 'exhibition.people.write',
      defaultMessage: 'Message everyone in this view',
      description: 'Button, and title of a dialog',
    },
    writeHelp: {
      id: 'exhibition.people.writeHelp',
      defaultMessage: 'Everyone in this view is notified here, and in Slack if they’ve set it up.',
      description: 'In that dialog',
    },
    send: { id: 'exhibition.people.send', defaultMessage: 'Send message', description: 'Button of that dialog' },
    notWritten: {
      id: 'exhibition.people.notWritten',
      defaultMessage: 'Enter a message.',
      description: 'Error of that field',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'exhibition.people.found',
    defaultMessage: '{count, plural, one {# applicant} other {# applicants}}',
    description: 'How many were found',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'exhibition.people.exported',
    defaultMessage: '{count, plural, one {# applicant} other {# applicants}} exported.',
    description: 'When a file was made',
  }),
  to: defineMessage<{ count: number }>({
    id: 'exhibition.people.to',
    defaultMessage: 'To {count, plural, one {# applicant} other {# applicants}}',
    description: 'In that dialog',
  }),
  applicationOf: defineMessage<{ name: string }>({
    id: 'exhibition.people.applicationOf',
    defaultMessage: '{name}’s application',
    description: 'Title of a dialog',
  }),
  openOf: defineMessage<{ name: string }>({
    id: 'exhibition.people.openOf',
    defaultMessage: 'Review {name}',
    description: 'Name of the button “Decide” in a row; holds that word',
  }),
};
