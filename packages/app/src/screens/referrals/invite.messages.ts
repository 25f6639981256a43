import { defineMessage, defineMessages } from 'react-intl';

export const inviteMessages = {
  ...defineMessages({
    name: { id: 'invite.name', defaultMessage: 'Name', description: 'Field: who is invited' },
    email: { id: 'invite.email', defaultMessage: 'Email', description: 'Field: the address of who is invited' },
    message: {
      id: 'invite.message',
      defaultMessage: 'Message',
      description: 'Field: what is written to who is invited',
    },
    messageHelp: {
      id: 'invite.messageHelp',
      defaultMessage: 'Sent with the email, as you write it.',
      description: 'Below the field of the message',
    },
    attachment: {
      id: 'invite.attachment',
      defaultMessage: 'Attachment',
      description: 'Field: a file, which may be left out',
    },
    attachmentHelp: {
      id: 'invite.attachmentHelp',
      defaultMessage: 'For example, a catalogue or a picture of what you like here.',
      description: 'Below the field of the attachment',
    },
    send: { id: 'invite.send', defaultMessage: 'Send invitation', description: 'Button that sends the form' },
  }),
  about: defineMessage<{ days: number; most: number }>({
    id: 'invite.about',
    defaultMessage:
      'They get an email with a personal sign-up link that works for {days, number} days. You can send {most, number} invitations a day.',
    description: 'Above the form of an invitation',
  }),
  reward: defineMessage<{ gigabytes: number }>({
    id: 'invite.reward',
    defaultMessage: 'You get {gigabytes, number} GB of free storage for each person who signs up.',
    description: 'Above the form of an invitation, where the marketplace rewards invitations',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  name: { id: 'invite.nameMissing', defaultMessage: 'Enter a name.', description: 'Error: the field is empty' },
  email: { id: 'invite.emailMissing', defaultMessage: 'Enter an email.', description: 'Error: the field is empty' },
  message: {
    id: 'invite.messageMissing',
    defaultMessage: 'Enter a message.',
    description: 'Error: the field is empty',
  },
});
