import { defineMessage, defineMessages } from 'react-intl';

/** The page of an exhibition. */
export const pageMessages = {
  ...defineMessages({
    missing: {
      id: 'exhibition.page.missing',
      defaultMessage: 'Exhibition not found',
      description: 'Heading shown instead of an exhibition',
    },
    missingHelp: {
      id: 'exhibition.page.missingHelp',
      defaultMessage: 'It may have been deleted by its organiser.',
      description: 'Text below the heading',
    },
    failed: {
      id: 'exhibition.page.failed',
      defaultMessage: 'We couldn’t load this exhibition.',
      description: 'Error message title',
    },
    deleted: {
      id: 'exhibition.page.deleted',
      defaultMessage: 'The organiser deleted this exhibition.',
      description: 'Banner of a deleted exhibition',
    },
    there: {
      id: 'exhibition.page.there',
      defaultMessage: 'Local time',
      description: 'Exhibition detail: time at the venue',
    },
    here: {
      id: 'exhibition.page.here',
      defaultMessage: 'Your time',
      description: 'Exhibition detail: time in the reader’s time zone',
    },
    place: { id: 'exhibition.page.place', defaultMessage: 'Venue', description: 'Exhibition detail' },
    map: { id: 'exhibition.page.map', defaultMessage: 'Map', description: 'Link to a map' },
    rooms: { id: 'exhibition.page.rooms', defaultMessage: 'Virtual exhibition', description: 'Exhibition detail' },
    enter: { id: 'exhibition.page.enter', defaultMessage: 'Enter', description: 'Link to the virtual exhibition' },
    roomsLater: {
      id: 'exhibition.page.roomsLater',
      defaultMessage: 'The link appears here once your place is confirmed.',
      description: 'Text shown instead of the link',
    },
    exhibitorFee: {
      id: 'exhibition.page.exhibitorFee',
      defaultMessage: 'Exhibitor fee',
      description: 'Exhibition detail',
    },
    virtualFee: {
      id: 'exhibition.page.virtualFee',
      defaultMessage: 'Fee to attend virtually',
      description: 'Exhibition detail',
    },
    physicalFee: {
      id: 'exhibition.page.physicalFee',
      defaultMessage: 'Fee to attend in person',
      description: 'Exhibition detail',
    },
    free: { id: 'exhibition.page.free', defaultMessage: 'Free', description: 'Shown instead of a fee' },
    exhibitorPlaces: {
      id: 'exhibition.page.exhibitorPlaces',
      defaultMessage: 'Exhibitor places',
      description: 'Exhibition detail',
    },
    attendeePlaces: {
      id: 'exhibition.page.attendeePlaces',
      defaultMessage: 'Attendee places',
      description: 'Exhibition detail',
    },
    noPlace: {
      id: 'exhibition.page.noPlace',
      defaultMessage: 'Full',
      description: 'Shown instead of the number of places left',
    },
    organiser: { id: 'exhibition.page.organiser', defaultMessage: 'Organiser', description: 'Exhibition detail' },
    website: { id: 'exhibition.page.website', defaultMessage: 'Website', description: 'Link to the organiser’s site' },
    ics: {
      id: 'exhibition.page.ics',
      defaultMessage: 'Add to calendar',
      description: 'Button label: saves an .ics file',
    },
    about: { id: 'exhibition.page.about', defaultMessage: 'About', description: 'Heading' },
    pictures: { id: 'exhibition.page.pictures', defaultMessage: 'Pictures', description: 'Heading' },
    papers: {
      id: 'exhibition.page.papers',
      defaultMessage: 'Price list and labels',
      description: 'Link to the print page: price list, wall labels and checklist of the works on show',
    },
    noWorks: {
      id: 'exhibition.page.noWorks',
      defaultMessage: 'No works on show yet.',
      description: 'Text when there are no works',
    },
    part: { id: 'exhibition.page.part', defaultMessage: 'Your participation', description: 'Heading' },
    decide: {
      id: 'exhibition.page.decide',
      defaultMessage: 'Actions',
      description: 'Heading, for the organiser',
    },
    edit: { id: 'exhibition.page.edit', defaultMessage: 'Edit', description: 'Link to the form' },
    delete: { id: 'exhibition.page.delete', defaultMessage: 'Delete', description: 'Button label and dialog title' },
    deleteMeaning: {
      id: 'exhibition.page.deleteMeaning',
      defaultMessage: 'Open applications are cancelled and applicants are notified. Smart Art refunds any fees paid.',
      description: 'Dialog text: effect of deleting',
    },
    deleteNow: {
      id: 'exhibition.page.deleteNow',
      defaultMessage: 'Delete exhibition',
      description: 'Dialog button',
    },
    keep: { id: 'exhibition.page.keep', defaultMessage: 'Keep', description: 'Dialog button' },
    applyExhibitor: {
      id: 'exhibition.page.applyExhibitor',
      defaultMessage: 'Apply as exhibitor',
      description: 'Button label and dialog title',
    },
    applyAttendee: {
      id: 'exhibition.page.applyAttendee',
      defaultMessage: 'Apply as attendee',
      description: 'Button label and dialog title',
    },
    applyNow: { id: 'exhibition.page.applyNow', defaultMessage: 'Send application', description: 'Submit button' },
    takePlace: { id: 'exhibition.page.takePlace', defaultMessage: 'Book a place', description: 'Submit button' },
    message: {
      id: 'exhibition.page.message',
      defaultMessage: 'Message to the organiser',
      description: 'Field label',
    },
    come: { id: 'exhibition.page.come', defaultMessage: 'How you’ll attend', description: 'Field label' },
    comeMissing: {
      id: 'exhibition.page.comeMissing',
      defaultMessage: 'Choose in person or virtual.',
      description: 'Field error message',
    },
    works: { id: 'exhibition.page.works', defaultMessage: 'Works to show', description: 'Field label' },
    worksMissing: {
      id: 'exhibition.page.worksMissing',
      defaultMessage: 'Choose at least one work.',
      description: 'Field error message',
    },
    noFee: { id: 'exhibition.page.noFee', defaultMessage: 'Free.', description: 'Text in the application form' },
    giveUp: {
      id: 'exhibition.page.giveUp',
      defaultMessage: 'Cancel participation',
      description: 'Button label and dialog title',
    },
    giveUpNow: {
      id: 'exhibition.page.giveUpNow',
      defaultMessage: 'Cancel participation',
      description: 'Submit button',
    },
    reason: { id: 'exhibition.page.reason', defaultMessage: 'Reason', description: 'Field label and detail label' },
    freeMeaning: {
      id: 'exhibition.page.freeMeaning',
      defaultMessage: 'Your place becomes available to others right away.',
      description: 'Dialog text: effect of cancelling',
    },
    paidMeaning: {
      id: 'exhibition.page.paidMeaning',
      defaultMessage: 'You’ve paid the fee, so we’ll ask Smart Art to cancel and refund it.',
      description: 'Dialog text: effect of cancelling',
    },
    fee: { id: 'exhibition.page.fee', defaultMessage: 'Fee', description: 'Application detail' },
    payUntil: { id: 'exhibition.page.payUntil', defaultMessage: 'Pay by', description: 'Application detail' },
    cancelUntil: {
      id: 'exhibition.page.cancelUntil',
      defaultMessage: 'Cancel by',
      description: 'Application detail',
    },
    appliedAt: { id: 'exhibition.page.appliedAt', defaultMessage: 'Applied', description: 'Application detail' },
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
    description: 'Number of places left',
  }),
  editUntil: defineMessage<{ date: string }>({
    id: 'exhibition.page.editUntil',
    defaultMessage: 'You can edit or delete it until {date}.',
    description: 'Text for the organiser',
  }),
  feeOf: defineMessage<{ amount: string }>({
    id: 'exhibition.page.feeOf',
    defaultMessage: 'The fee is {amount}. We hold your place for 10 days until you pay.',
    description: 'Text in the application form',
  }),
  exhibitorFeeOf: defineMessage<{ amount: string }>({
    id: 'exhibition.page.exhibitorFeeOf',
    defaultMessage: 'The fee is {amount}, due within 10 days after the organiser accepts you.',
    description: 'Text in the application form',
  }),
  by: defineMessage<{ name: string }>({
    id: 'exhibition.page.by',
    defaultMessage: 'by {name}',
    description: 'Seller who shows a work',
  }),
};

/** Events of an exhibition's timeline. */
export const eventMessages = {
  ...defineMessages({
    added: { id: 'exhibition.event.added', defaultMessage: 'Announced', description: 'Timeline entry' },
    saved: { id: 'exhibition.event.saved', defaultMessage: 'Edited', description: 'Timeline entry' },
    deleted: { id: 'exhibition.event.deleted', defaultMessage: 'Deleted', description: 'Timeline entry' },
  }),
  exhibitor_applied: defineMessage<{ name: string }>({
    id: 'exhibition.event.applied',
    defaultMessage: '{name} applied as exhibitor',
    description: 'Timeline entry',
  }),
  exhibitor_accepted: defineMessage<{ name: string }>({
    id: 'exhibition.event.accepted',
    defaultMessage: '{name} was accepted as exhibitor',
    description: 'Timeline entry',
  }),
  exhibitor_declined: defineMessage<{ name: string }>({
    id: 'exhibition.event.declined',
    defaultMessage: '{name} was declined',
    description: 'Timeline entry',
  }),
  exhibitor_subscribed: defineMessage<{ name: string }>({
    id: 'exhibition.event.subscribed',
    defaultMessage: '{name}’s place is confirmed',
    description: 'Timeline entry',
  }),
  exhibitor_unsubscribed: defineMessage<{ name: string }>({
    id: 'exhibition.event.unsubscribed',
    defaultMessage: '{name} withdrew',
    description: 'Timeline entry',
  }),
  exhibitor_cancellation_requested: defineMessage<{ name: string }>({
    id: 'exhibition.event.cancellationRequested',
    defaultMessage: '{name} asks Smart Art to cancel',
    description: 'Timeline entry',
  }),
  exhibitor_cancelled: defineMessage<{ name: string }>({
    id: 'exhibition.event.cancelled',
    defaultMessage: '{name}’s place is cancelled',
    description: 'Timeline entry',
  }),
  message_sent: defineMessage<{ count: number }>({
    id: 'exhibition.event.messageSent',
    defaultMessage: 'Message sent to {count, plural, one {# person} other {# people}}',
    description: 'Timeline entry',
  }),
};

/** Applicants of an exhibition. */
export const peopleMessages = {
  ...defineMessages({
    title: { id: 'exhibition.people.title', defaultMessage: 'Applicants', description: 'Heading and file name' },
    lists: {
      id: 'exhibition.people.lists',
      defaultMessage: 'Lists of applicants',
      description: 'Screen reader label of the tabs',
    },
    exhibitor: {
      id: 'exhibition.people.exhibitor',
      defaultMessage: 'Exhibitor users',
      description: 'Tab of applicants',
    },
    attendee: { id: 'exhibition.people.attendee', defaultMessage: 'Attendee users', description: 'Tab of applicants' },
    search: { id: 'exhibition.people.search', defaultMessage: 'Search applicants', description: 'Search field label' },
    failed: {
      id: 'exhibition.people.failed',
      defaultMessage: 'We couldn’t load the applicants.',
      description: 'Error message title',
    },
    exhibitorEmpty: {
      id: 'exhibition.people.exhibitorEmpty',
      defaultMessage: 'No exhibitor applications yet',
      description: 'Heading of an empty list',
    },
    attendeeEmpty: {
      id: 'exhibition.people.attendeeEmpty',
      defaultMessage: 'No attendee applications yet',
      description: 'Heading of an empty list',
    },
    emptyHelp: {
      id: 'exhibition.people.emptyHelp',
      defaultMessage: 'Applicants appear here with their contact details.',
      description: 'Hint in an empty list',
    },
    all: { id: 'exhibition.people.all', defaultMessage: 'All', description: 'Filter option' },
    name: { id: 'exhibition.people.name', defaultMessage: 'Name', description: 'Column heading of the applicants' },
    email: { id: 'exhibition.people.email', defaultMessage: 'Email', description: 'Column heading of the applicants' },
    status: {
      id: 'exhibition.people.status',
      defaultMessage: 'Status',
      description: 'Column heading of the applicants',
    },
    payment: {
      id: 'exhibition.people.payment',
      defaultMessage: 'Fee',
      description: 'Column heading of the applicants',
    },
    amount: { id: 'exhibition.people.amount', defaultMessage: 'Amount', description: 'CSV column' },
    currency: { id: 'exhibition.people.currency', defaultMessage: 'Currency', description: 'CSV column' },
    applied: {
      id: 'exhibition.people.applied',
      defaultMessage: 'Applied',
      description: 'Column heading of the applicants',
    },
    attendance: {
      id: 'exhibition.people.attendance',
      defaultMessage: 'Attending',
      description: 'Column heading of the applicants',
    },
    works: { id: 'exhibition.people.works', defaultMessage: 'Works', description: 'Column heading of the applicants' },
    message: {
      id: 'exhibition.people.message',
      defaultMessage: 'Message',
      description: 'Column heading of the applicants, and field label',
    },
    reason: {
      id: 'exhibition.people.reason',
      defaultMessage: 'Reason',
      description: 'Column heading of the applicants',
    },
    decide: {
      id: 'exhibition.people.decide',
      defaultMessage: 'Decision',
      description: 'Column heading of the applicants',
    },
    open: {
      id: 'exhibition.people.open',
      defaultMessage: 'Review',
      description: 'Row button: opens the application',
    },
    accept: { id: 'exhibition.people.accept', defaultMessage: 'Accept', description: 'Button label' },
    decline: { id: 'exhibition.people.decline', defaultMessage: 'Decline', description: 'Button label' },
    declineReason: {
      id: 'exhibition.people.declineReason',
      defaultMessage: 'Reason for declining',
      description: 'Field label; shown to the applicant',
    },
    declineHelp: {
      id: 'exhibition.people.declineHelp',
      defaultMessage: 'The applicant sees this.',
      description: 'Field hint',
    },
    reasonMissing: {
      id: 'exhibition.people.reasonMissing',
      defaultMessage: 'Enter a reason.',
      description: 'Field error message',
    },
    write: {
      id: 'exhibition.people.write',
      defaultMessage: 'Message everyone in this view',
      description: 'Button label and dialog title',
    },
    writeHelp: {
      id: 'exhibition.people.writeHelp',
      defaultMessage: 'Everyone in this view is notified here, and in Slack if they’ve set it up.',
      description: 'Dialog text',
    },
    send: { id: 'exhibition.people.send', defaultMessage: 'Send message', description: 'Dialog button' },
    notWritten: {
      id: 'exhibition.people.notWritten',
      defaultMessage: 'Enter a message.',
      description: 'Field error message',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'exhibition.people.found',
    defaultMessage: '{count, plural, one {# applicant} other {# applicants}}',
    description: 'Number of search results',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'exhibition.people.exported',
    defaultMessage: '{count, plural, one {# applicant} other {# applicants}} exported.',
    description: 'Success toast after a CSV export',
  }),
  to: defineMessage<{ count: number }>({
    id: 'exhibition.people.to',
    defaultMessage: 'To {count, plural, one {# applicant} other {# applicants}}',
    description: 'Dialog text: number of recipients',
  }),
  applicationOf: defineMessage<{ name: string }>({
    id: 'exhibition.people.applicationOf',
    defaultMessage: '{name}’s application',
    description: 'Dialog title',
  }),
  openOf: defineMessage<{ name: string }>({
    id: 'exhibition.people.openOf',
    defaultMessage: 'Review {name}',
    description: 'Screen reader label of the “Review” button in a row; contains that word',
  }),
};
