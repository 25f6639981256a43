import { defineMessage, defineMessages } from 'react-intl';

/** Messages of viewing the app as a role. */
export const lensMessages = {
  ...defineMessages({
    open: { id: 'lens.open', defaultMessage: 'View as a role', description: 'Entry of the account menu, and title' },
    about: {
      id: 'lens.about',
      defaultMessage:
        'This tab shows only what the role can see, and which permission hides the rest. No permissions change.',
      description: 'What viewing as a role does',
    },
    role: { id: 'lens.role', defaultMessage: 'Role', description: 'Label of the choice of a role' },
    nobody: {
      id: 'lens.nobody',
      defaultMessage: 'no role',
      description: 'Stands for a role without permissions of its own; in the middle of a sentence, too',
    },
    look: { id: 'lens.look', defaultMessage: 'View', description: 'Button: begins to view as the chosen role' },
    cancel: { id: 'lens.cancel', defaultMessage: 'Cancel', description: 'Button: closes the window' },
    leave: { id: 'lens.leave', defaultMessage: 'Leave', description: 'Button: ends viewing as a role' },
    permissions: {
      id: 'lens.permissions',
      defaultMessage: 'Permissions',
      description: 'Opens the list of permissions of the role that is viewed as',
    },
    has: { id: 'lens.has', defaultMessage: 'Granted', description: 'Of a permission: the role has it' },
    hasAlways: { id: 'lens.hasAlways', defaultMessage: 'Everyone has this', description: 'Of a permission' },
    hasNot: { id: 'lens.hasNot', defaultMessage: 'Not granted', description: 'Of a permission: the role has it not' },
  }),
  viewing: defineMessage<{ role: string }>({
    id: 'lens.viewing',
    defaultMessage: 'Viewing as {role}',
    description: 'Banner of every page meanwhile; role is the name of a role',
  }),
  viewAs: defineMessage<{ role: string }>({
    id: 'lens.viewAs',
    defaultMessage: 'View as {role}',
    description: 'Action in the palette; role is the name of a role',
  }),
  grants: defineMessage<{ count: number }>({
    id: 'lens.grants',
    defaultMessage: '{count, plural, one {# of the permissions of pages} other {# of the permissions of pages}}',
    description: 'Below the name of a role: how many permissions it has',
  }),
};
