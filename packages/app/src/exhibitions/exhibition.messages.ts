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

/** Type of an exhibition (000 section 3). */
export const typeMessages = defineMessages({
  'Art Exhibition': {
    id: 'exhibition.type.art',
    defaultMessage: 'Art exhibition',
    description: 'Type of an exhibition',
  },
  'Photo Exhibition': {
    id: 'exhibition.type.photo',
    defaultMessage: 'Photo exhibition',
    description: 'Type of an exhibition',
  },
  'Design Exhibition': {
    id: 'exhibition.type.design',
    defaultMessage: 'Design exhibition',
    description: 'Type of an exhibition',
  },
  All: { id: 'exhibition.type.all', defaultMessage: 'All', description: 'Type of an exhibition' },
});

/** Whether an exhibition is upcoming, running or ended. */
export const whenMessages = defineMessages({
  upcoming: { id: 'exhibition.when.upcoming', defaultMessage: 'Upcoming', description: 'Status of an exhibition' },
  running: { id: 'exhibition.when.running', defaultMessage: 'Running', description: 'Status of an exhibition' },
  ended: { id: 'exhibition.when.ended', defaultMessage: 'Ended', description: 'Status of an exhibition' },
});

/** Status of an application (001 section 4). */
export const statusMessages = defineMessages({
  applied: { id: 'exhibition.status.applied', defaultMessage: 'Applied', description: 'Application status' },
  accepted: {
    id: 'exhibition.status.accepted',
    defaultMessage: 'Accepted',
    description: 'Application status: place is reserved',
  },
  declined: { id: 'exhibition.status.declined', defaultMessage: 'Declined', description: 'Application status' },
  subscribed: {
    id: 'exhibition.status.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Application status: place is confirmed',
  },
  cancellation_requested: {
    id: 'exhibition.status.cancellationRequested',
    defaultMessage: 'Cancellation requested',
    description: 'Application status',
  },
  cancelled: { id: 'exhibition.status.cancelled', defaultMessage: 'Cancelled', description: 'Application status' },
  unsubscribed: {
    id: 'exhibition.status.unsubscribed',
    defaultMessage: 'Unsubscribed',
    description: 'Application status',
  },
});

/** Attendance types. */
export const attendanceMessages = defineMessages({
  virtual: { id: 'exhibition.attendance.virtual', defaultMessage: 'Virtual', description: 'Attendance type' },
  physical: { id: 'exhibition.attendance.physical', defaultMessage: 'In person', description: 'Attendance type' },
});

/** Role in an exhibition (000 section 6). */
export const roleMessages = defineMessages({
  exhibitor: {
    id: 'exhibition.role.exhibitor',
    defaultMessage: 'As exhibitor',
    description: 'Role in an exhibition',
  },
  attendee: {
    id: 'exhibition.role.attendee',
    defaultMessage: 'As attendee',
    description: 'Role in an exhibition',
  },
});

/** Payment status of the fee. */
export const paymentMessages = defineMessages({
  not_needed: {
    id: 'exhibition.payment.notNeeded',
    defaultMessage: 'No fee',
    description: 'Payment status of the fee',
  },
  unpaid: { id: 'exhibition.payment.unpaid', defaultMessage: 'Not paid', description: 'Payment status of the fee' },
  paid: { id: 'exhibition.payment.paid', defaultMessage: 'Paid', description: 'Payment status of the fee' },
  refund_due: {
    id: 'exhibition.payment.refundDue',
    defaultMessage: 'Refund due',
    description: 'Payment status of the fee',
  },
  refunded: {
    id: 'exhibition.payment.refunded',
    defaultMessage: 'Refunded',
    description: 'Payment status of the fee',
  },
});

/** Reasons for disabled steps, by reason code (docs/processes.md). */
export const reasonMessages = {
  ...defineMessages({
    exhibition_full: {
      id: 'exhibition.reason.full',
      defaultMessage: 'No places left.',
      description: 'Reason for a disabled step',
    },
    exhibition_applied_already: {
      id: 'exhibition.reason.appliedAlready',
      defaultMessage: 'You’ve already applied.',
      description: 'Reason for a disabled step',
    },
    exhibition_has_started: {
      id: 'exhibition.reason.hasStarted',
      defaultMessage: 'The exhibition has started.',
      description: 'Reason for a disabled step',
    },
    wrong_status: {
      id: 'exhibition.reason.status',
      defaultMessage: 'Not available at this stage.',
      description: 'Reason for a disabled step',
    },
    other: {
      id: 'exhibition.reason.other',
      defaultMessage: 'Not available right now.',
      description: 'Fallback reason for a disabled step',
    },
  }),
  exhibition_edit_closed: defineMessage<{ date: string }>({
    id: 'exhibition.reason.editClosed',
    defaultMessage: 'This closed 10 days before the exhibition, on {date}.',
    description: 'Reason for a disabled step',
  }),
  exhibition_cancel_closed: defineMessage<{ date: string }>({
    id: 'exhibition.reason.cancelClosed',
    defaultMessage: 'This closed on {date}.',
    description: 'Reason for a disabled step',
  }),
};
