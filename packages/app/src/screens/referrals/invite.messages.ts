import { defineMessage, defineMessages } from 'react-intl';

export const inviteMessages = {
  ...defineMessages({
    name: { id: 'invite.name', defaultMessage: 'Name', description: 'Field label: name of the invitee' },
    email: { id: 'invite.email', defaultMessage: 'Email', description: 'Field label: email of the invitee' },
    message: {
      id: 'invite.message',
      defaultMessage: 'Message',
      description: 'Field label: text of the invitation',
    },
    messageHelp: {
      id: 'invite.messageHelp',
      defaultMessage: 'Sent with the email, as you write it.',
      description: 'Hint of the message field',
    },
    attachment: {
      id: 'invite.attachment',
      defaultMessage: 'Attachment',
      description: 'Field label: optional file',
    },
    attachmentHelp: {
      id: 'invite.attachmentHelp',
      defaultMessage: 'For example, a catalogue or a picture of what you like here.',
      description: 'Hint of the attachment field',
    },
    send: { id: 'invite.send', defaultMessage: 'Send invitation', description: 'Submit button of the invitation' },
  }),
  about: defineMessage<{ days: number; most: number }>({
    id: 'invite.about',
    defaultMessage:
      'They get an email with a personal sign-up link that works for {days, number} days. You can send {most, number} invitations a day.',
    description: 'Text above the invitation form',
  }),
  reward: defineMessage<{ gigabytes: number }>({
    id: 'invite.reward',
    defaultMessage: 'You get {gigabytes, number} GB of free storage for each person who signs up.',
    description: 'Text above the invitation form, if invitations are rewarded',
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
