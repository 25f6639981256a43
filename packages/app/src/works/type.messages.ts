import { defineMessages } from 'react-intl';

/** Names of work types: not part of the library's first screen. */
export const typeMessages = defineMessages({
  art: { id: 'workType.art', defaultMessage: 'Art', description: 'Type of a work' },
  photo: { id: 'workType.photo', defaultMessage: 'Photo', description: 'Type of a work' },
  design: { id: 'workType.design', defaultMessage: 'Design', description: 'Type of a work' },
  frame: { id: 'workType.frame', defaultMessage: 'Frame', description: 'Type of a work: a picture frame' },
});
