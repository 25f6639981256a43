import { defineMessage, defineMessages } from 'react-intl';

export const agreementTextMessages = {
  ...defineMessages({
    title: { id: 'agreementText.title', defaultMessage: 'Agreement', description: 'Dialog title while a text loads' },
    retry: { id: 'agreementText.retry', defaultMessage: 'Try again', description: 'Button: load again' },
  }),
  inForce: defineMessage<{ version: number; date: string }>({
    id: 'agreementText.inForce',
    defaultMessage: 'Version {version}, in force from {date}',
    description: 'Above an agreement’s text',
  }),
};
