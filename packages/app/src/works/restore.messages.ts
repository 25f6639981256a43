import { defineMessage, defineMessages } from 'react-intl';

export const restoreMessages = {
  ...defineMessages({
    undo: { id: 'restore.undo', defaultMessage: 'Undo', description: 'Brings a work back that was just deleted' },
    undoAgain: {
      id: 'restore.undoAgain',
      defaultMessage: 'Try again',
      description: 'Tries once more to bring a deleted work back',
    },
    restore: {
      id: 'restore.restore',
      defaultMessage: 'Restore',
      description: 'Button that brings a deleted work back into the library',
    },
  }),
  deleted: defineMessage<{ title: string }>({
    id: 'restore.deleted',
    defaultMessage: '“{title}” moved to deleted works.',
    description: 'Said after a work was deleted, beside Undo',
  }),
  undoFailed: defineMessage<{ title: string; reason: string }>({
    id: 'restore.undoFailed',
    defaultMessage: '“{title}” couldn’t be restored. {reason}',
    description: 'A work could not be brought back; the reason is a sentence of its own',
  }),
};
