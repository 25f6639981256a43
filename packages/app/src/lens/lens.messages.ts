import { defineMessage, defineMessages } from 'react-intl';

/** Messages of viewing the app as a role. */
export const lensMessages = {
  ...defineMessages({
    open: { id: 'lens.open', defaultMessage: 'View as a role', description: 'Account menu item and dialog title' },
    about: {
      id: 'lens.about',
      defaultMessage:
        'This tab shows only what the role can see, and which permission hides the rest. No permissions change.',
      description: 'Explains viewing as a role',
    },
    role: { id: 'lens.role', defaultMessage: 'Role', description: 'Label of the role selection' },
    nobody: {
      id: 'lens.nobody',
      defaultMessage: 'no role',
      description: 'Option for no role; also used mid-sentence',
    },
    look: { id: 'lens.look', defaultMessage: 'View', description: 'Button: starts viewing as the chosen role' },
    cancel: { id: 'lens.cancel', defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
    leave: { id: 'lens.leave', defaultMessage: 'Leave', description: 'Button: leaves the role view' },
    permissions: {
      id: 'lens.permissions',
      defaultMessage: 'Permissions',
      description: 'Button: shows the permissions of the role',
    },
    has: { id: 'lens.has', defaultMessage: 'Granted', description: 'Permission status' },
    hasAlways: { id: 'lens.hasAlways', defaultMessage: 'Everyone has this', description: 'Permission status' },
    hasNot: { id: 'lens.hasNot', defaultMessage: 'Not granted', description: 'Permission status' },
  }),
  viewing: defineMessage<{ role: string }>({
    id: 'lens.viewing',
    defaultMessage: 'Viewing as {role}',
    description: 'Banner on every page; {role} is the role name',
  }),
  viewAs: defineMessage<{ role: string }>({
    id: 'lens.viewAs',
    defaultMessage: 'View as {role}',
    description: 'Command palette action; {role} is the role name',
  }),
  grants: defineMessage<{ count: number }>({
    id: 'lens.grants',
    defaultMessage: '{count, plural, one {# of the permissions of pages} other {# of the permissions of pages}}',
    description: 'Below a role name: number of its permissions',
  }),
};
