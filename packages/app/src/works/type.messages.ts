import { defineMessages } from 'react-intl';

/** Names of work types, loaded after the library's first screen. */
export const typeMessages = defineMessages({
  art: { id: 'workType.art', defaultMessage: 'Art', description: 'Work type' },
  photo: { id: 'workType.photo', defaultMessage: 'Photo', description: 'Work type' },
  design: { id: 'workType.design', defaultMessage: 'Design', description: 'Work type' },
  frame: { id: 'workType.frame', defaultMessage: 'Frame', description: 'Work type: picture frame' },
});
