import { defineMessage, defineMessages } from 'react-intl';

/** Type of venue (000 section 3). */
export const categoryMessages = defineMessages({
  'Virtual Exhibition': {
    id: 'exhibition.category.virtual',
    defaultMessage: 'Virtual exhibition',
    description: 'Category of an exhibition',
  },
  'Physical Exhibition': {
    id: 'exhibition.category.physical',
    defaultMessage: 'Physical exhibition',
    description: 'Category of an exhibition',
  },
  Both: { id: 'exhibition.category.both', defaultMessage: 'Both', description: 'Category of an exhibition' },
});

/** What an exhibition shows (000 section 3). */
export const typeMessages = defineMessages({
  'Art Exhibition': {
    id: 'exhibition.type.art',
    defaultMessage: 'Art exhibition',
    description: 'What an exhibition shows',
  },
  'Photo Exhibition': {
    id: 'exhibition.type.photo',
    defaultMessage: 'Photo exhibition',
    description: 'What an exhibition shows',
  },
  'Design Exhibition': {
    id: 'exhibition.type.design',
    defaultMessage: 'Design exhibition',
    description: 'What an exhibition shows',
  },
  All: { id: 'exhibition.type.all', defaultMessage: 'All', description: 'What an exhibition shows' },
});

/** Whether an exhibition is upcoming, running or ended. */
export const whenMessages = defineMessages({
  upcoming: { id: 'exhibition.when.upcoming', defaultMessage: 'Upcoming', description: 'Where an exhibition stands' },
  running: { id: 'exhibition.when.running', defaultMessage: 'Running', description: 'Where an exhibition stands' },
  ended: { id: 'exhibition.when.ended', defaultMessage: 'Ended', description: 'Where an exhibition stands' },
});

/** States of an application (001 section 4). */
export const statusMessages = defineMessages({
  applied: { id: 'exhibition.status.applied', defaultMessage: 'Applied', description: 'State of an application' },
  accepted: {
    id: 'exhibition.status.accepted',
    defaultMessage: 'Accepted',
    description: 'State of an application: a place is held',
  },
  declined: { id: 'exhibition.status.declined', defaultMessage: 'Declined', description: 'State of an application' },
  subscribed: {
    id: 'exhibition.status.subscribed',
    defaultMessage: 'Subscribed',
    description: 'State of an application: the place is confirmed',
  },
  cancellation_requested: {
    id: 'exhibition.status.cancellationRequested',
    defaultMessage: 'Cancellation requested',
    description: 'State of an application',
  },
  cancelled: { id: 'exhibition.status.cancelled', defaultMessage: 'Cancelled', description: 'State of an application' },
  unsubscribed: {
    id: 'exhibition.status.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'State of an application',
  },
});

/** How an attendee takes part. */
export const attendanceMessages = defineMessages({
  virtual: { id: 'exhibition.attendance.virtual', defaultMessage: 'Virtual', description: 'How an attendee comes' },
  physical: { id: 'exhibition.attendance.physical', defaultMessage: 'In person', description: 'How an attendee comes' },
});

/** Role in an exhibition (000 section 6). */
export const roleMessages = defineMessages({
  exhibitor: {
    id: 'exhibition.role.exhibitor',
    defaultMessage: 'As exhibitor',
    description: 'As what somebody takes part',
  },
  attendee: {
    id: 'exhibition.role.attendee',
    defaultMessage: 'As attendee',
    description: 'As what somebody takes part',
  },
});

/** Payment status of the fee. */
export const paymentMessages = defineMessages({
  not_needed: {
    id: 'exhibition.payment.notNeeded',
    defaultMessage: 'No fee',
    description: 'What of the fee is settled',
  },
  unpaid: { id: 'exhibition.payment.unpaid', defaultMessage: 'Not paid', description: 'What of the fee is settled' },
  paid: { id: 'exhibition.payment.paid', defaultMessage: 'Paid', description: 'What of the fee is settled' },
  refund_due: {
    id: 'exhibition.payment.refundDue',
    defaultMessage: 'Refund due',
    description: 'What of the fee is settled',
  },
  refunded: {
    id: 'exhibition.payment.refunded',
    defaultMessage: 'Refunded',
    description: 'What of the fee is settled',
  },
});

/** Why a step is not possible now, by reason code (docs/processes.md). */
export const reasonMessages = {
  ...defineMessages({
    exhibition_full: {
      id: 'exhibition.reason.full',
      defaultMessage: 'No places left.',
      description: 'Why a step is not possible',
    },
    exhibition_applied_already: {
      id: 'exhibition.reason.appliedAlready',
      defaultMessage: 'You’ve already applied.',
      description: 'Why a step is not possible',
    },
    exhibition_has_started: {
      id: 'exhibition.reason.hasStarted',
      defaultMessage: 'The exhibition has started.',
      description: 'Why a step is not possible',
    },
    wrong_status: {
      id: 'exhibition.reason.status',
      defaultMessage: 'Not available at this stage.',
      description: 'Why a step is not possible',
    },
    other: {
      id: 'exhibition.reason.other',
      defaultMessage: 'Not available right now.',
      description: 'Why a step is not possible; the reason is a newer one',
    },
  }),
  exhibition_edit_closed: defineMessage<{ date: string }>({
    id: 'exhibition.reason.editClosed',
    defaultMessage: 'This closed 10 days before the exhibition, on {date}.',
    description: 'Why a step is not possible',
  }),
  exhibition_cancel_closed: defineMessage<{ date: string }>({
    id: 'exhibition.reason.cancelClosed',
    defaultMessage: 'This closed on {date}.',
    description: 'Why a step is not possible',
  }),
};
