import { defineMessage, defineMessages } from 'react-intl';

export const referralsMessages = {
  ...defineMessages({
    invite: {
      id: 'referrals.invite',
      defaultMessage: 'Invite an artist',
      description: 'Button that opens the form of an invitation, and the title of that form',
    },
    search: {
      id: 'referrals.search',
      defaultMessage: 'Search names and emails',
      description: 'Label of the search field',
    },
    failed: {
      id: 'referrals.failed',
      defaultMessage: 'We couldn’t load your invitations.',
      description: 'Title of the banner when the list failed',
    },
    empty: {
      id: 'referrals.empty',
      defaultMessage: 'No invitations yet',
      description: 'Title of an empty list',
    },
    emptyHelp: {
      id: 'referrals.emptyHelp',
      defaultMessage: 'Invite an artist whose work you’d like to see here. Track replies in this list.',
      description: 'Below the title of an empty list',
    },
    name: { id: 'referrals.name', defaultMessage: 'Name', description: 'Column: who was invited' },
    email: { id: 'referrals.email', defaultMessage: 'Email', description: 'Column: the address of who was invited' },
    referredBy: { id: 'referrals.referredBy', defaultMessage: 'Referred by', description: 'Column: who invited' },
    date: { id: 'referrals.date', defaultMessage: 'Date', description: 'Column: the day of the invitation' },
    link: {
      id: 'referrals.link',
      defaultMessage: 'Link',
      description: 'Column, and a fact of an invitation: the personal address under which to sign up',
    },
    status: {
      id: 'referrals.status',
      defaultMessage: 'Status',
      description: 'Column and filter: how an invitation stands',
    },
    all: { id: 'referrals.all', defaultMessage: 'All', description: 'Choice: invitations however they stand' },
    message: {
      id: 'referrals.message',
      defaultMessage: 'Message',
      description: 'Fact of an invitation: what was written',
    },
    attachment: {
      id: 'referrals.attachment',
      defaultMessage: 'Attachment',
      description: 'Fact of an invitation: a file',
    },
    reminders: {
      id: 'referrals.reminders',
      defaultMessage: 'Reminders',
      description: 'Fact of an invitation: how often it was sent again',
    },
    remindersSent: {
      id: 'referrals.remindersSent',
      defaultMessage: 'Reminders sent',
      description: 'Column of the CSV file: how often an invitation was sent again',
    },
    validUntil: {
      id: 'referrals.validUntil',
      defaultMessage: 'Valid until',
      description: 'Fact of an invitation, and a column of the CSV file: when its link ends',
    },
    joinedOn: {
      id: 'referrals.joinedOn',
      defaultMessage: 'Joined on',
      description: 'Fact of an invitation, and a column of the CSV file: when the person signed up',
    },
    remind: {
      id: 'referrals.remind',
      defaultMessage: 'Send reminder',
      description: 'Button: sends an invitation once more',
    },
    share: {
      id: 'referrals.share',
      defaultMessage: 'Share link',
      description: 'Button: hands the link of an invitation to another app',
    },
    shareByMail: {
      id: 'referrals.shareByMail',
      defaultMessage: 'Share by email',
      description: 'Button: begins an email of one’s own with the link of an invitation',
    },
    shareFailed: {
      id: 'referrals.shareFailed',
      defaultMessage: 'We couldn’t share the link. Copy it instead.',
      description: 'The browser did not hand the link on',
    },
    delete: {
      id: 'referrals.delete',
      defaultMessage: 'Delete invitation',
      description: 'Button that asks before an invitation is deleted, and the one that then deletes it',
    },
    deleteOpen: {
      id: 'referrals.deleteOpen',
      defaultMessage: 'It’s removed from your list, and its link stops working. You can’t undo this.',
      description: 'Asked before an invitation that is open is deleted',
    },
    deleteClosed: {
      id: 'referrals.deleteClosed',
      defaultMessage: 'It’s removed from your list. You can’t undo this.',
      description: 'Asked before an invitation that has been answered or has expired is deleted',
    },
  }),
  summary: defineMessage<{ count: number; joined: number }>({
    id: 'referrals.summary',
    defaultMessage: '{count, plural, one {# invitation} other {# invitations}}, {joined, number} joined',
    description: 'Below the title: all invitations, and how many of them led to a sign-up',
  }),
  deleteTitle: defineMessage<{ name: string }>({
    id: 'referrals.deleteTitle',
    defaultMessage: 'Delete the invitation to {name}?',
    description: 'Title of the question; name is who was invited',
  }),
  linkOf: defineMessage<{ name: string }>({
    id: 'referrals.linkOf',
    defaultMessage: 'Link for {name}',
    description: 'What is copied, in the name of a button; name is who was invited',
  }),
  shareTitle: defineMessage<{ inviter: string }>({
    id: 'referrals.shareTitle',
    defaultMessage: '{inviter} invites you to sell your work with us',
    description: 'Subject of a mail, or title of what is shared',
  }),
  sent: defineMessage<{ sent: number; most: number }>({
    id: 'referrals.sent',
    defaultMessage: '{sent, number} of {most, number} sent',
    description: 'How many reminders were sent, of those that may be',
  }),
  sentLast: defineMessage<{ sent: number; most: number; date: string }>({
    id: 'referrals.sentLast',
    defaultMessage: '{sent, number} of {most, number} sent, last on {date}',
    description: 'How many reminders were sent, of those that may be, and when',
  }),
  found: defineMessage<{ count: number }>({
    id: 'referrals.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# invitation found} other {# invitations found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'referrals.exported',
    defaultMessage: '{count, plural, one {# invitation exported} other {# invitations exported}}',
    description: 'The file has been given to the browser',
  }),
};

/** The status of an invitation. */
export const statusMessages = defineMessages({
  invited: {
    id: 'referrals.invited',
    defaultMessage: 'Invited',
    description: 'Status of an invitation: not answered yet',
  },
  joined: { id: 'referrals.joined', defaultMessage: 'Joined', description: 'Status of an invitation: has signed up' },
  expired: {
    id: 'referrals.expired',
    defaultMessage: 'Expired',
    description: 'Status of an invitation: its time is up',
  },
});

export const sortMessages = defineMessages({
  '-date': { id: 'referrals.sort.newest', defaultMessage: 'Newest first', description: 'Order of invitations' },
  date: { id: 'referrals.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of invitations' },
  name: { id: 'referrals.sort.name', defaultMessage: 'Name, A to Z', description: 'Order of invitations' },
  '-name': { id: 'referrals.sort.nameBack', defaultMessage: 'Name, Z to A', description: 'Order of invitations' },
  email: { id: 'referrals.sort.email', defaultMessage: 'Email, A to Z', description: 'Order of invitations' },
  '-email': { id: 'referrals.sort.emailBack', defaultMessage: 'Email, Z to A', description: 'Order of invitations' },
});

/** Why no reminder can be sent now, by the contract's code (docs/processes.md). */
export const reasonMessages = {
  referral_reminders_used: defineMessage<{ bound: number }>({
    id: 'referrals.reason.used',
    defaultMessage: 'You’ve sent all {bound, number} reminders.',
    description: 'Why no reminder can be sent',
  }),
  referral_reminded_today: defineMessage<{ from: string }>({
    id: 'referrals.reason.today',
    defaultMessage: 'You sent a reminder within the last day. You can send the next from {from}.',
    description: 'Why no reminder can be sent now; from is a day and a time',
  }),
  referral_expired: defineMessage({
    id: 'referrals.reason.expired',
    defaultMessage: 'This invitation has expired. You can invite the person again.',
    description: 'Why no reminder can be sent',
  }),
};
