import { defineMessages } from 'react-intl';

/** Messages of the picture beside the forms before sign-in; loaded on the first visit. */
export const pictureMessages = defineMessages({
  acanthusBy: {
    id: 'picture.acanthusBy',
    defaultMessage: 'Karl Blossfeldt, 1928',
    description: 'Artist and year on a photo’s label',
  },
  acanthusMedium: {
    id: 'picture.acanthusMedium',
    defaultMessage: 'Gelatin silver print',
    description: 'Medium on a photo’s label',
  },
  acanthusAlt: {
    id: 'picture.acanthusAlt',
    defaultMessage: 'Karl Blossfeldt, Acanthus mollis, 1928: a stem of spiny leaves',
    description: 'Alt text of a photo',
  },
});
