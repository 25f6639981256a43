import { defineMessage, defineMessages } from 'react-intl';

export const restoreMessages = {
  ...defineMessages({
    undo: { id: 'restore.undo', defaultMessage: 'Undo', description: 'Button: restores a just deleted work' },
    undoAgain: {
      id: 'restore.undoAgain',
      defaultMessage: 'Try again',
      description: 'Button: retries restoring a work',
    },
    restore: {
      id: 'restore.restore',
      defaultMessage: 'Restore',
      description: 'Button: restores a deleted work',
    },
  }),
  deleted: defineMessage<{ title: string }>({
    id: 'restore.deleted',
    defaultMessage: '“{title}” moved to deleted works.',
    description: 'Toast after deletion, with an Undo button',
  }),
  undoFailed: defineMessage<{ title: string; reason: string }>({
    id: 'restore.undoFailed',
    defaultMessage: '“{title}” couldn’t be restored. {reason}',
    description: 'Error: restoring failed; {reason} is a full sentence',
  }),
};
