import { defineMessage, defineMessages } from 'react-intl';

export const newPasswordMessages = {
  ...defineMessages({
    password: {
      id: 'newPassword.password',
      defaultMessage: 'New password',
      description: 'Label of the new password field',
    },
    confirm: {
      id: 'newPassword.confirm',
      defaultMessage: 'Confirm new password',
      description: 'Label of the field to repeat the new password',
    },
    differ: {
      id: 'newPassword.differ',
      defaultMessage: 'The passwords don’t match.',
      description: 'Error message of the repeated password field',
    },
    signIn: { id: 'newPassword.signIn', defaultMessage: 'Sign in', description: 'Link to the sign-in page' },
  }),
  length: defineMessage<{ count: number }>({
    id: 'newPassword.length',
    defaultMessage: 'At least {count, plural, one {# character} other {# characters}}',
    description: 'Password rule shown below the field with its status',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  password: {
    id: 'newPassword.missing',
    defaultMessage: 'Enter a new password.',
    description: 'Error: the field is empty',
  },
  confirm_password: {
    id: 'newPassword.confirmMissing',
    defaultMessage: 'Enter the new password again.',
    description: 'Error: the field is empty',
  },
});
