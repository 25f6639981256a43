import { defineMessage, defineMessages } from 'react-intl';

export const agreementTextMessages = {
  ...defineMessages({
    title: { id: 'agreementText.title', defaultMessage: 'Agreement', description: 'Title of a text that is loading' },
    retry: { id: 'agreementText.retry', defaultMessage: 'Try again', description: 'Button that loads again' },
  }),
  inForce: defineMessage<{ version: number; date: string }>({
    id: 'agreementText.inForce',
    defaultMessage: 'Version {version}, in force from {date}',
    description: 'Over the text of an agreement',
  }),
};
