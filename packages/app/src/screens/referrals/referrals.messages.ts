import { defineMessage, defineMessages } from 'react-intl';

export const referralsMessages = {
  ...defineMessages({
    invite: {
      id: 'referrals.invite',
      defaultMessage: 'Invite an artist',
      description: 'Button to open the invitation form, and title of the form',
    },
    search: {
      id: 'referrals.search',
      defaultMessage: 'Search names and emails',
      description: 'Label of the search field',
    },
    failed: {
      id: 'referrals.failed',
      defaultMessage: 'We couldn’t load your invitations.',
      description: 'Banner heading: list failed to load',
    },
    empty: {
      id: 'referrals.empty',
      defaultMessage: 'No invitations yet',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'referrals.emptyHelp',
      defaultMessage: 'Invite an artist whose work you’d like to see here. Track replies in this list.',
      description: 'Text of the empty list',
    },
    name: { id: 'referrals.name', defaultMessage: 'Name', description: 'Column heading: invitee' },
    email: { id: 'referrals.email', defaultMessage: 'Email', description: 'Column heading: email of the invitee' },
    referredBy: { id: 'referrals.referredBy', defaultMessage: 'Referred by', description: 'Column heading: inviter' },
    date: { id: 'referrals.date', defaultMessage: 'Date', description: 'Column heading: invitation date' },
    link: {
      id: 'referrals.link',
      defaultMessage: 'Link',
      description: 'Column heading and field label: personal sign-up link',
    },
    status: {
      id: 'referrals.status',
      defaultMessage: 'Status',
      description: 'Column heading and filter',
    },
    all: { id: 'referrals.all', defaultMessage: 'All', description: 'Filter option: any status' },
    message: {
      id: 'referrals.message',
      defaultMessage: 'Message',
      description: 'Field label in the invitation details',
    },
    attachment: {
      id: 'referrals.attachment',
      defaultMessage: 'Attachment',
      description: 'Field label in the invitation details',
    },
    reminders: {
      id: 'referrals.reminders',
      defaultMessage: 'Reminders',
      description: 'Field label: number of reminders sent',
    },
    remindersSent: {
      id: 'referrals.remindersSent',
      defaultMessage: 'Reminders sent',
      description: 'CSV column: number of reminders sent',
    },
    validUntil: {
      id: 'referrals.validUntil',
      defaultMessage: 'Valid until',
      description: 'Field label and CSV column: expiry date of the link',
    },
    joinedOn: {
      id: 'referrals.joinedOn',
      defaultMessage: 'Joined on',
      description: 'Field label and CSV column: date of the sign-up',
    },
    remind: {
      id: 'referrals.remind',
      defaultMessage: 'Send reminder',
      description: 'Button label: resends the invitation',
    },
    share: {
      id: 'referrals.share',
      defaultMessage: 'Share link',
      description: 'Button label: shares the invitation link through another app',
    },
    shareByMail: {
      id: 'referrals.shareByMail',
      defaultMessage: 'Share by email',
      description: 'Button label: opens an email draft with the invitation link',
    },
    shareFailed: {
      id: 'referrals.shareFailed',
      defaultMessage: 'We couldn’t share the link. Copy it instead.',
      description: 'Toast: the link could not be shared',
    },
    delete: {
      id: 'referrals.delete',
      defaultMessage: 'Delete invitation',
      description: 'Button label, also of the confirmation dialog',
    },
    deleteOpen: {
      id: 'referrals.deleteOpen',
      defaultMessage: 'It’s removed from your list, and its link stops working. You can’t undo this.',
      description: 'Text of the dialog to delete an open invitation',
    },
    deleteClosed: {
      id: 'referrals.deleteClosed',
      defaultMessage: 'It’s removed from your list. You can’t undo this.',
      description: 'Text of the dialog to delete an answered or expired invitation',
    },
  }),
  summary: defineMessage<{ count: number; joined: number }>({
    id: 'referrals.summary',
    defaultMessage: '{count, plural, one {# invitation} other {# invitations}}, {joined, number} joined',
    description: 'Below the page title: number of invitations and of sign-ups',
  }),
  deleteTitle: defineMessage<{ name: string }>({
    id: 'referrals.deleteTitle',
    defaultMessage: 'Delete the invitation to {name}?',
    description: 'Dialog title; {name} is the invitee',
  }),
  linkOf: defineMessage<{ name: string }>({
    id: 'referrals.linkOf',
    defaultMessage: 'Link for {name}',
    description: 'Label of what a copy button copies; {name} is the invitee',
  }),
  shareTitle: defineMessage<{ inviter: string }>({
    id: 'referrals.shareTitle',
    defaultMessage: '{inviter} invites you to sell your work with us',
    description: 'Email subject, or title of the shared link',
  }),
  sent: defineMessage<{ sent: number; most: number }>({
    id: 'referrals.sent',
    defaultMessage: '{sent, number} of {most, number} sent',
    description: 'Number of reminders sent and the maximum',
  }),
  sentLast: defineMessage<{ sent: number; most: number; date: string }>({
    id: 'referrals.sentLast',
    defaultMessage: '{sent, number} of {most, number} sent, last on {date}',
    description: 'Number of reminders sent, the maximum, and the date of the last',
  }),
  found: defineMessage<{ count: number }>({
    id: 'referrals.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# invitation found} other {# invitations found}}',
    description: 'Screen reader announcement after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'referrals.exported',
    defaultMessage: '{count, plural, one {# invitation exported} other {# invitations exported}}',
    description: 'Toast after the CSV export',
  }),
};

/** The status of an invitation. */
export const statusMessages = defineMessages({
  invited: {
    id: 'referrals.invited',
    defaultMessage: 'Invited',
    description: 'Invitation status: not answered yet',
  },
  joined: { id: 'referrals.joined', defaultMessage: 'Joined', description: 'Invitation status: signed up' },
  expired: {
    id: 'referrals.expired',
    defaultMessage: 'Expired',
    description: 'Invitation status: link expired',
  },
});

export const sortMessages = defineMessages({
  '-date': { id: 'referrals.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  date: { id: 'referrals.sort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  name: { id: 'referrals.sort.name', defaultMessage: 'Name, A to Z', description: 'Sort option' },
  '-name': { id: 'referrals.sort.nameBack', defaultMessage: 'Name, Z to A', description: 'Sort option' },
  email: { id: 'referrals.sort.email', defaultMessage: 'Email, A to Z', description: 'Sort option' },
  '-email': { id: 'referrals.sort.emailBack', defaultMessage: 'Email, Z to A', description: 'Sort option' },
});

/** Why no reminder can be sent now, by the contract's code (docs/processes.md). */
export const reasonMessages = {
  referral_reminders_used: defineMessage<{ bound: number }>({
    id: 'referrals.reason.used',
    defaultMessage: 'You’ve sent all {bound, number} reminders.',
    description: 'Reason why no reminder can be sent',
  }),
  referral_reminded_today: defineMessage<{ from: string }>({
    id: 'referrals.reason.today',
    defaultMessage: 'You sent a reminder within the last day. You can send the next from {from}.',
    description: 'Reason why no reminder can be sent now; {from} is a date and time',
  }),
  referral_expired: defineMessage({
    id: 'referrals.reason.expired',
    defaultMessage: 'This invitation has expired. You can invite the person again.',
    description: 'Reason why no reminder can be sent',
  }),
};
